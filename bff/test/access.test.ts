import { expect, test } from '@jest/globals';
import { pathOf } from '@dahab/protocol/endpoint.ts';
import { problemSchema } from '@dahab/protocol/problem.ts';
import { proxiedRoutes } from '../src/routes.ts';
import { openFrontDoor, type Visitor } from './front-door.ts';

const door = await openFrontDoor();

/** Nobody but identity answers here, so 503 means: let pass, and the service was asked. */
const LET_PASS = 503;

const expected: Record<string, Record<Visitor, number>> = {
  public: { guest: LET_PASS, customer: LET_PASS, admin: LET_PASS },
  'signed-in': { guest: 401, customer: LET_PASS, admin: LET_PASS },
  admin: { guest: 401, customer: 403, admin: LET_PASS },
};

const ofOthers = proxiedRoutes.filter(({ service }) => service !== 'identity');
const cases = ofOthers.flatMap(({ endpoint }) =>
  (['guest', 'customer', 'admin'] as const).map((who) => ({
    call: `${endpoint.method} ${endpoint.path}`,
    who,
    endpoint,
    status: expected[endpoint.access]?.[who],
  })),
);

test.each(cases)('$call by a $who: $status', async ({ endpoint, who, status }) => {
  const path = pathOf(endpoint.path.replace('*key', 'a'), { id: 1, key: 'a', jobId: 1 });
  const answer = await door.send(path, { method: endpoint.method, by: who });
  expect(answer.status).toBe(status);
  problemSchema.parse(await answer.json());
});

test('no inside call is on the list of the front door', () => {
  expect(proxiedRoutes.filter(({ endpoint }) => endpoint.access === 'service')).toEqual([]);
  expect(proxiedRoutes.filter(({ endpoint }) => !/^\/(api|media)\//.test(endpoint.path))).toEqual(
    [],
  );
});

test('no two services claim the same call', () => {
  const calls = proxiedRoutes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(new Set(calls).size).toBe(calls.length);
});
