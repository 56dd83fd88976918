import type { Endpoint } from '@dahab/protocol/endpoint.ts';

/** A visitor hears within five seconds that a part of the shop hangs. */
const ANSWER_MS = 4_500;

/** Longer than the longest answer that a service promises (an import: 20 s). */
const WORK_MS = 30_000;

/** Whoever has sent nothing of a body for so long has gone. */
export const STALLED_MS = 10_000;

/**
 * How long the front door waits for a sign of life from a service, in milliseconds: an answer comes
 * at once or, while a request waits in line, word that it does. What is made while it is waited for
 * may take longer: pictures and files, which have no `response` schema, what becomes of files that
 * were sent, and what somebody outside of the shop is asked (502 is theirs).
 */
export function patienceFor({
  method,
  response,
  files,
  refusals,
}: Pick<Endpoint, 'method' | 'response' | 'files' | 'refusals'>): number {
  const isMade = (method === 'GET' && response === null) || files !== null;
  return isMade || refusals[502] !== undefined ? WORK_MS : ANSWER_MS;
}
