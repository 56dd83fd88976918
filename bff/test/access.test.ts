import { expect, test } from '@jest/globals';
import { type Method, pathOf } from '@dahab/protocol/endpoint.ts';
import { problemSchema } from '@dahab/protocol/problem.ts';
import { routes } from '../src/routes.ts';
import { openFrontDoor, type Visitor } from './front-door.ts';

const door = await openFrontDoor();

/** Nobody but identity answers here, so 503 means: let pass, and the service was asked. */
const LET_PASS = 503;

const expected: Record<string, Record<Visitor, number>> = {
  public: { guest: LET_PASS, customer: LET_PASS, admin: LET_PASS },
  'signed-in': { guest: 401, customer: LET_PASS, admin: LET_PASS },
  admin: { guest: 401, customer: 403, admin: LET_PASS },
};

/**
 * Identity answers, and so do the front door's own public calls and its word on who is down; a stream
 * has tests of its own.
 */
const ofNeighbours = routes.filter(
  ({ owner, endpoint }) =>
    owner !== 'identity' &&
    endpoint.path !== '/api/status' &&
    endpoint.produces !== 'text/event-stream' &&
    !(owner === 'bff' && endpoint.access === 'public'),
);
const cases = ofNeighbours.flatMap(({ endpoint }) =>
  (['guest', 'customer', 'admin'] as const).map((who) => ({
    call: `${endpoint.method} ${endpoint.path}`,
    who,
    endpoint,
    status: expected[endpoint.access]?.[who],
  })),
);

test.each(cases)('$call by a $who: $status', async ({ endpoint, who, status }) => {
  const path = pathOf(endpoint.path, { id: 1, key: 'a' });
  const answer = await door.send(path, { method: endpoint.method, by: who });
  expect(answer.status).toBe(status);
  problemSchema.parse(await answer.json());
});

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const paths = [...new Set(routes.map(({ endpoint }) => endpoint.path))];
const methodsOf = (path: string): Method[] =>
  routes
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => endpoint.path === path)
    .map(({ method }) => method);
const wrong = paths.flatMap((path) =>
  methods
    .filter((method) => !methodsOf(path).includes(method))
    .map((method) => ({ method, path, allowed: methodsOf(path).join(', ') })),
);

test.each(wrong)('$method $path is 405, for $allowed', async ({ method, path, allowed }) => {
  const answer = await door.send(pathOf(path, { id: 1, key: 'a' }), { method, by: 'admin' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
  expect(problemSchema.parse(await answer.json()).code).toBe('method-not-allowed');
});

test('no inside call is on the list of the front door', () => {
  expect(routes.filter(({ endpoint }) => endpoint.access === 'service')).toEqual([]);
  expect(routes.filter(({ endpoint }) => !/^\/(api|media)\//.test(endpoint.path))).toEqual([]);
});

test('no two claim the same call', () => {
  const calls = routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(new Set(calls).size).toBe(calls.length);
});
