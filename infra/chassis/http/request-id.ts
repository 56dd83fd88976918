import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { runInContext } from '../context.ts';

const SANE = /^[\w.-]{1,128}$/;

/** The caller's x-request-id when it is sane, else a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}

/** Takes or makes the x-request-id, for all that follows. */
export function carryRequestId(): RequestHandler {
  return (request, response, next) => {
    const requestId = requestIdOf(request);
    request.headers['x-request-id'] = requestId;
    response.set('x-request-id', requestId);
    runInContext({ requestId }, next);
  };
}
