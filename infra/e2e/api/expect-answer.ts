import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import { problemSchema } from '@dahab/protocol/problem.ts';
import { expect } from '@jest/globals';
import { expectNoSecret } from './invariants.ts';
import type { RawAnswer } from './raw-call.ts';

/** Nothing that a person outside may read: where our code lies, what it asks its database. */
const innards = /\bat .+:\d+:\d+|node_modules|\/src\/|\bSELECT .+ FROM\b|\binsert into\b/;

/** A refusal as every refusal is: its status, the one shape, and nothing of our insides. */
export function expectProblem(what: string, { status, text }: RawAnswer): void {
  const read = problemSchema.strict().safeParse(parsed(text));
  const problem = { what, status, ...(!read.success && { text: text.slice(0, 300) }) };
  expect(problem).toEqual({ what, status });
  expect(read.data?.error).toBe(read.data?.message);
  expect(read.data?.requestId).not.toBe('');
  expect(text).not.toMatch(innards);
  expectNoSecret(what, text);
}

/** An answer as the contract says: a success with its status and shape, or a refusal, never 5xx. */
export function expectContract(what: string, endpoint: Endpoint, answer: RawAnswer): void {
  const { status, text, headers } = answer;
  if (status >= 400) {
    expect({ what, status, isFault: status >= 500 }).toEqual({ what, status, isFault: false });
    expectProblem(what, answer);
    return;
  }
  expectNoSecret(what, text);
  if (status === 304 || status === 204) {
    expect({ what, text }).toEqual({ what, text: '' });
    return;
  }
  expect({
    what,
    status: [endpoint.status, endpoint.statusWhenSlow].some((right) => right === status),
  }).toEqual({
    what,
    status: true,
  });
  if (!endpoint.response) return;
  expect(headers.get('content-type')).toContain('application/json');
  const read = endpoint.response.safeParse(parsed(text));
  expect({ what, issues: read.error?.issues ?? [] }).toEqual({ what, issues: [] });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
