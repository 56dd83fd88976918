import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import { suiteSeed } from '@dahab/testing/suite-seed.ts';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { refusalsOf } from '../../../../bff/src/api-document/refusals.ts';
import { routes } from '../../../../bff/src/routes.ts';
import { expectContract } from '../expect-answer.ts';
import { expectInvariants } from '../invariants.ts';
import { openShop } from '../open-shop.ts';
import { fromElsewhere } from '../raw-call.ts';
import { volumeOf } from '../volume.ts';
import { writeRoutes } from '../write-routes.ts';
import { type DrawnCall, drawnCalls } from './drawn-calls.ts';
import { openPeople } from './people.ts';

const CALLS = volumeOf({ commit: 500, release: 20_000 });
const SUITE_MS = volumeOf({ commit: 300_000, release: 3_600_000 });

const shop = await openShop();
await writeRoutes(shop);
const people = await openPeople(shop);

/** A stream does not end, and the document of the calls is no call. */
const answered = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ path, produces }) => produces !== 'text/event-stream' && path !== '/api/docs');

/** What the document says each call may refuse with. */
const documented = new Map(
  routes.map((route) => [route.endpoint, Object.keys(refusalsOf(route)).map(Number)]),
);

async function expectAnswered(drawn: DrawnCall): Promise<void> {
  const { endpoint, person, path, body } = drawn;
  const call = await people.callerFor(person, endpoint);
  const answer = await call({
    method: endpoint.method,
    path,
    headers: { ...fromElsewhere(), ...drawn.headers, ...typeFor(endpoint, body) },
    ...(body !== null && endpoint.method !== 'GET' && { body: bodyFor(endpoint, body) }),
  });
  const what = `${person}: ${endpoint.method} ${path}`;
  expectContract(what, endpoint, answer);
  if (answer.status >= 400) expectDocumented(what, endpoint, answer.status);
  people.expectNothingOfOthers(person, answer.text);
}

function expectDocumented(what: string, endpoint: Endpoint, status: number): void {
  const isDocumented = documented.get(endpoint)?.includes(status);
  expect({ what, status, isDocumented }).toEqual({ what, status, isDocumented: true });
}

function typeFor({ consumes }: Endpoint, body: string | null): Record<string, string> {
  if (body === null) return {};
  const type = consumes === 'json' ? 'application/json' : 'multipart/form-data; boundary=fuzz';
  return { 'content-type': type };
}

/** The fields of a form, as text. */
function bodyFor({ consumes }: Endpoint, body: string): string {
  if (consumes === 'json') return body;
  const parts = Object.entries((JSON.parse(body) ?? {}) as object).map(
    ([name, value]) =>
      `--fuzz\r\nContent-Disposition: form-data; name="${encodeURIComponent(name.toWellFormed())}"\r\n\r\n${String(value)}\r\n`,
  );
  return `${parts.join('')}--fuzz--\r\n`;
}

describe('whatever is sent by whomever', () => {
  test(
    'is answered as the contract says, or refused in the one shape, never with a fault',
    async () => {
      const drawn = fc.oneof(...answered.map(drawnCalls));
      await fc.assert(fc.asyncProperty(drawn, expectAnswered), {
        numRuns: CALLS,
        seed: suiteSeed(),
        endOnFailure: false,
      });
    },
    SUITE_MS,
  );

  test('and the shop is as it should be', () => expectInvariants(shop), SUITE_MS);
});
