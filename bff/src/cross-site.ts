import { Forbidden } from '@dahab/chassis/errors.ts';
import type { RequestHandler } from 'express';

/** Those that change nothing. */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses unsafe requests that another site makes in the visitor's name. */
export function refuseCrossSite(): RequestHandler {
  return (request, _response, next) => {
    if (safeMethods.has(request.method)) return next();
    const origin = request.get('origin');
    const foreign = origin !== undefined && hostOf(origin) !== request.host;
    if (foreign || request.get('sec-fetch-site') === 'cross-site') {
      throw new Forbidden('Requests from other sites are not accepted', 'cross-site');
    }
    next();
  };
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
