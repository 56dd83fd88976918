import type { Agent } from 'node:http';
import { exchange } from '@dahab/chassis/http/exchange.ts';

/** What a service answered, in full. */
export interface Answer {
  readonly status: number;
  /** Without those that are about the connection or the request. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

const ofTheConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
  'x-request-id',
]);

/** GETs a path, exactly as it is written, from a service. Rejects when there is no whole answer. */
export async function readAnswer(
  base: string,
  path: string,
  options: {
    readonly agent: Agent;
    readonly headers: Readonly<Record<string, string>>;
    readonly timeoutMs: number;
  },
): Promise<Answer> {
  const answer = await exchange(base, { method: 'GET', path, body: null, ...options });
  const kept = Object.entries(answer.headers).filter(([name]) => !ofTheConnection.has(name));
  return {
    status: answer.status,
    headers: new Map(kept.map(([name, value]) => [name, String(value)])),
    body: answer.body,
  };
}
