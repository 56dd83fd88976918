import type { RequestHandler } from 'express';
import { currentRequestId, runInContext } from '../context.ts';
import type { Tracer } from './tracing.ts';

/**
 * Traces every request; mount it after the request id. `parentOf` says which trace it belongs to, by
 * its headers: `ofTheCaller` or `ofNobody`.
 */
export function traceRequests(
  tracer: Tracer,
  parentOf: (headers: Readonly<Record<string, unknown>>) => string | null,
): RequestHandler {
  return (request, response, next) => {
    const { method } = request;
    const requestId = currentRequestId();
    const span = tracer.start('server', method, parentOf(request.headers), {
      'http.request.method': method,
      'dahab.request_id': requestId,
    });
    response.once('close', () => {
      const route = (request.route as { path?: string } | undefined)?.path ?? 'none';
      span.end({ name: `${method} ${route}`, status: response.statusCode });
    });
    runInContext({ requestId, span }, next);
  };
}

/** Of requests that come from our own parts. */
export function ofTheCaller(headers: Readonly<Record<string, unknown>>): string | null {
  const { traceparent } = headers;
  return typeof traceparent === 'string' ? traceparent : null;
}

/** A visitor does not say which trace he belongs to. */
export function ofNobody(): null {
  return null;
}
