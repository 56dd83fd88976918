import type { IncomingMessage, ServerResponse } from 'node:http';
import { holdsEtag } from '@dahab/chassis/http/etag.ts';
import { encodingFor } from '../pack.ts';
import type { KeptAnswer, Representation } from './kept-answer.ts';

/** Answers a GET or HEAD with what was kept, or 304 when the caller has it in any form. */
export function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  kept: KeptAnswer,
  requestId: string,
): void {
  const form = kept.as(kept.isPacked ? encodingFor(request) : 'identity');
  const write = (ready: Representation): void => {
    const held = request.headers['if-none-match'];
    const isHeld = held !== undefined && kept.etags.some((etag) => holdsEtag(held, etag));
    const headers = isHeld ? ready.notModifiedHeaders : ready.headers;
    response.writeHead(isHeld ? 304 : 200, [...headers, 'x-request-id', requestId]);
    response.end(isHeld || request.method === 'HEAD' ? undefined : ready.body);
  };
  if (form instanceof Promise) form.then(write, (error: Error) => response.destroy(error));
  else write(form);
}
