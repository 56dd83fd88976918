import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { runInContext } from '../context.ts';

const SANE = /^[\w.-]{8,64}$/;

/** Takes the caller's x-request-id when it is sane, else makes one, for all that follows. */
export function carryRequestId(): RequestHandler {
  return (request, response, next) => {
    const given = request.get('x-request-id');
    const requestId = given !== undefined && SANE.test(given) ? given : randomUUID();
    request.headers['x-request-id'] = requestId;
    response.set('x-request-id', requestId);
    runInContext({ requestId }, next);
  };
}
