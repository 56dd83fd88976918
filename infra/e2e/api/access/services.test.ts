import { type Caller, guest, signCaller } from '@dahab/chassis/auth/internal-token.ts';
import { type Access, type Endpoint, pathOf } from '@dahab/protocol/endpoint.ts';
import { problemSchema } from '@dahab/protocol/problem.ts';
import { mountedCalls } from '@dahab/testing/mounted-calls.ts';
import { admin, neighbour, shopper } from '@dahab/testing/test-client.ts';
import { TEST_TOKEN_SECRET } from '@dahab/testing/test-service.ts';
import { expect, test } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { startAllServices } from './all-services.ts';

const alone = await startAllServices();
const calls = alone.flatMap(({ service, endpoints }) =>
  endpoints.map((endpoint) => ({
    service,
    endpoint,
    call: `${service.name} ${endpoint.method} ${endpoint.path}`,
  })),
);

const MINUTE_MS = 60_000;
const claims = { caller: admin };
const unsigned = (text: object): string => Buffer.from(JSON.stringify(text)).toString('base64url');

/** What opens nothing, however much it says. */
const worthless: Readonly<Record<string, string | null>> = {
  'no token': null,
  'no token but its scheme': 'Bearer ',
  'another scheme': `Basic ${signCaller(admin, TEST_TOKEN_SECRET)}`,
  'a token of another secret': `Bearer ${signCaller(admin, `${TEST_TOKEN_SECRET}, but another`)}`,
  'a token that says it needs no signature': `Bearer ${unsigned({ alg: 'none', typ: 'JWT' })}.${unsigned({ ...claims, iss: 'dahab' })}.`,
  'a token of another issuer': `Bearer ${jwt.sign(claims, TEST_TOKEN_SECRET, { issuer: 'elsewhere', expiresIn: 60 })}`,
  'a token of another algorithm': `Bearer ${jwt.sign(claims, TEST_TOKEN_SECRET, { issuer: 'dahab', algorithm: 'HS512', expiresIn: 60 })}`,
  'a token that has expired': `Bearer ${jwt.sign({ ...claims, iat: Math.floor((Date.now() - 2 * MINUTE_MS) / 1000) }, TEST_TOKEN_SECRET, { issuer: 'dahab', expiresIn: 60 })}`,
  'a token of nobody we know': `Bearer ${jwt.sign({ caller: { kind: 'root' } }, TEST_TOKEN_SECRET, { issuer: 'dahab', expiresIn: 60 })}`,
};

/** A body that is no JSON: whoever may not call is told so before anybody looks at it. */
async function send(
  url: string,
  { method, path }: Endpoint,
  authorization: string | null,
): Promise<{ status: number; code: string }> {
  const filled = pathOf(path, { id: 1, key: 'a', reference: 'a', jobId: 1, batch: 1 });
  const response = await fetch(url + filled, {
    method,
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: method === 'GET' ? null : '{',
  });
  const text = await response.text();
  if (response.status < 400) return { status: response.status, code: '' };
  return { status: response.status, code: problemSchema.parse(JSON.parse(text)).code };
}

test.each(alone)('$service.name answers what its contract says, and nothing else', (one) => {
  const said = one.endpoints.map(({ method, path }) => `${method} ${path}`);
  const answered = mountedCalls(one.service.app).filter((call) => call !== 'GET /metrics');
  expect(answered.toSorted()).toEqual(said.toSorted());
});

test.each(calls)('$call is closed without a token of ours', async ({ service, endpoint }) => {
  const answers: Record<string, unknown> = {};
  for (const [what, authorization] of Object.entries(worthless)) {
    answers[what] = (await send(service.url, endpoint, authorization)).status;
  }
  expect(answers).toEqual(Object.fromEntries(Object.keys(worthless).map((what) => [what, 401])));
});

type Refusal = 401 | 403 | 'let pass';

/** Who may, by the one table; services may what their callers may. */
const expected: Readonly<Record<Access, Readonly<Record<string, Refusal>>>> = {
  public: { guest: 'let pass', shopper: 'let pass', admin: 'let pass', service: 'let pass' },
  'signed-in': { guest: 401, shopper: 'let pass', admin: 'let pass', service: 'let pass' },
  admin: { guest: 401, shopper: 403, admin: 'let pass', service: 'let pass' },
  service: { guest: 403, shopper: 403, admin: 403, service: 'let pass' },
};

const callers: Readonly<Record<string, Caller>> = { guest, shopper, admin, service: neighbour };

test.each(calls)('$call is for whom the table says, before its body', async (one) => {
  const answers: Record<string, Refusal> = {};
  for (const [who, caller] of Object.entries(callers)) {
    const token = signCaller(caller, TEST_TOKEN_SECRET);
    const { status, code } = await send(one.service.url, one.endpoint, `Bearer ${token}`);
    const isRefused = code === 'unauthenticated' || code === 'forbidden';
    answers[who] = isRefused ? (status as Refusal) : 'let pass';
  }
  expect(answers).toEqual(forCallOf(one.endpoint));
});

/** Whose account this is, is looked up: here there is only the first admin's. */
function forCallOf({ access, path }: Endpoint): Readonly<Record<string, Refusal>> {
  if (path !== '/api/user') return expected[access];
  return { guest: 401, shopper: 401, admin: 'let pass', service: 401 };
}
