import type { Endpoint } from '@dahab/protocol/endpoint.ts';

/** A visitor hears within five seconds that a part of the shop hangs. */
const READ_MS = 4_500;

/** Longer than the longest answer that a service promises (an import: 20 s). */
const WORK_MS = 30_000;

/**
 * How long the front door waits for a service, in milliseconds: what is only read comes at once or
 * not at all. Pictures and files, which have no `response` schema, may be made while they are waited
 * for.
 */
export function patienceFor({ method, response }: Pick<Endpoint, 'method' | 'response'>): number {
  return method === 'GET' && response !== null ? READ_MS : WORK_MS;
}
