import { type Endpoint, pathOf } from '@dahab/protocol/endpoint.ts';
import { expectDescribed } from '@dahab/testing/answers/expect-described.ts';
import { expect, test } from '@jest/globals';
import { routes } from '../../../../bff/src/routes.ts';
import { openShop } from '../open-shop.ts';
import { type RawAnswer, rawCaller } from '../raw-call.ts';
import { cookiesOf, openAccount, type Person, persons } from './persons.ts';

const shop = await openShop();
const cookies = await cookiesOf(shop);

/** Large enough that nothing has it. */
const NOBODYS_ID = 2_147_483_647;

const calls = routes
  .filter(({ endpoint }) => endpoint.path !== '/api/logout')
  .map(({ endpoint }) => ({ endpoint, call: `${endpoint.method} ${endpoint.path}` }));

/** Sends what is no JSON, so that only who may call at all hears about the body. */
async function send(endpoint: Endpoint, cookie: string): Promise<RawAnswer> {
  const isStream = endpoint.produces === 'text/event-stream';
  const method = isStream ? 'HEAD' : endpoint.method;
  const path = pathOf(endpoint.path, { id: NOBODYS_ID, key: 'a' });
  const body = endpoint.method === 'GET' ? {} : { body: '{' };
  const headers = { 'content-type': 'application/json' };
  const answer = await rawCaller(shop.url, cookie)({ method, path, headers, ...body });
  const contentType = answer.headers.get('content-type');
  const isJson = contentType?.includes('json') === true;
  const read: unknown = isJson && answer.text !== '' ? JSON.parse(answer.text) : answer.text;
  expectDescribed({ method, path, contentType, status: answer.status, body: read });
  return answer;
}

/** What somebody hears who may call, of a broken body and a thing that does not exist. */
function whenLetIn({ body, files, query, params, status }: Endpoint): number {
  if (files) return 415;
  if (body) return 400;
  if (query && !query.safeParse({}).success) return 400;
  return params ? 404 : status;
}

function expectedFor(person: Person, endpoint: Endpoint): number {
  const isSignedIn = person === 'customer' || person === 'admin';
  if (endpoint.access !== 'public' && !isSignedIn) return 401;
  if (endpoint.access === 'admin' && person !== 'admin') return 403;
  return whenLetIn(endpoint);
}

test.each(calls)('$call is for whom the table says, before its body', async ({ endpoint }) => {
  const answered: Partial<Record<Person, number>> = {};
  for (const person of persons) {
    answered[person] = (await send(endpoint, cookies[person])).status;
  }
  const expected = persons.map((person) => [person, expectedFor(person, endpoint)]);
  expect(answered).toEqual(Object.fromEntries(expected));
});

test.each(persons)('signing out is for everybody: %s', async (person) => {
  const cookie = person === 'admin' ? (await openAccount(shop, true)).cookie : cookies[person];
  const answer = await rawCaller(
    shop.url,
    person === 'customer' ? '' : cookie,
  )({
    method: 'POST',
    path: '/api/logout',
  });
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(answer.headers.get('set-cookie')).toMatch(/^dahab_session=;.*Max-Age=0/i);
});

test('a session that was ended is refused at once, while others of the shop go on', async () => {
  const account = await openAccount(shop, true);
  const own = rawCaller(shop.url, account.cookie);
  const look = async (): Promise<number> =>
    (await own({ method: 'GET', path: '/api/orders' })).status;
  expect(await look()).toBe(200);
  await shop.admin.call('PATCH', `/api/users/${account.id}`, { isAdmin: false });
  expect(await look()).toBe(401);
  expect((await shop.admin.call('GET', '/api/orders')).status).toBe(200);
});
