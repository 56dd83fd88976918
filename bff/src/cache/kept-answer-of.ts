import type { ServerResponse } from 'node:http';
import { createKeptAnswer, type KeptAnswer } from './kept-answer.ts';
import type { Answer } from './read-answer.ts';

/**
 * A service's answer with the headers that the front door has set already, ready for everybody; null
 * when it is no JSON with a fingerprint, or none to be kept.
 */
export function keptAnswerOf(
  answer: Answer,
  route: string,
  response: ServerResponse,
): KeptAnswer | null {
  const etag = answer.headers.get('etag');
  if (answer.status !== 200 || etag === undefined || !isForAll(answer)) return null;
  const headers = new Map<string, string>();
  for (const name of response.getHeaderNames()) headers.set(name, String(response.getHeader(name)));
  for (const [name, value] of answer.headers) headers.set(name, value);
  headers.delete('etag');
  headers.delete('x-request-id');
  return createKeptAnswer({ route, etag, headers: [...headers].flat(), body: answer.body });
}

function isForAll({ headers }: Answer): boolean {
  return (
    headers.get('content-type')?.startsWith('application/json') === true &&
    headers.get('cache-control')?.includes('no-store') !== true &&
    !headers.has('set-cookie')
  );
}
