import { beforeAll, describe, expect, test } from '@jest/globals';
import { admin, neighbour, shopper, type TestAnswer } from '@dahab/testing/test-client.ts';
import { startIdentity } from './shop.ts';

const people = [
  { firstName: 'أحمد', lastName: 'إبراهيم', phone: '01000000001', email: 'Ahmed@Example.com' },
  { firstName: 'فاطمة', lastName: 'مصطفى', phone: '+20 100 000 0002' },
  { firstName: 'José', lastName: 'Müller', phone: '٠١٠٠٠٠٠٠٠٠٣', email: 'jose@example.com' },
  { firstName: '100%', lastName: 'a_b', phone: '+44 20 7946 0958' },
];

const shop = await startIdentity();

beforeAll(async () => {
  for (const person of people) await add(person);
});

function add(person: object): Promise<TestAnswer> {
  return shop.as(admin).post('/api/customers', person);
}

async function found(search: string): Promise<string[]> {
  const path = `/api/customers?search=${encodeURIComponent(search)}`;
  const { body } = await shop.as(admin).get(path);
  return body.map((customer: { firstName: string }) => customer.firstName);
}

describe('searching customers', () => {
  test.each([
    ['احمد', ['أحمد']],
    ['ابراهيم احمد', ['أحمد']],
    ['أَحْمَـد', ['أحمد']],
    ['فاطمه', ['فاطمة']],
    ['مصطفي', ['فاطمة']],
    ['AHMED@exa', ['أحمد']],
    ['jose mul', ['José']],
    ['01000000002', ['فاطمة']],
    ['+201000000002', ['فاطمة']],
    ['00201000000002', ['فاطمة']],
    ['0100 000 0003', ['José']],
    ['٠١٠٠٠٠٠٠٠٠٣', ['José']],
    ['‪+20 100 000 0002‬', ['فاطمة']],
    ['+20 (0)100-000-0002', ['فاطمة']],
    ['0020 0100 000 0002', ['فاطمة']],
    ['20.100.000.0002', ['فاطمة']],
    ['٠٠٢٠١٠٠٠٠٠٠٠٠٢', ['فاطمة']],
    ['0100–000–0002', ['فاطمة']],
    ['1000000002', ['فاطمة']],
    ['00000002', ['فاطمة']],
    ['فاطمة 0100', ['فاطمة']],
    ['0207946', ['100%']],
    ['+44 (0)20 7946 0958', ['100%']],
    ['0044 20 7946 0958', ['100%']],
    ['100%', ['100%']],
    ['a_b', ['100%']],
    ['a%b', []],
    ['___', []],
    ['+++', []],
    ['( - )', []],
    ['\u200b\u200e\u200b', []],
    ["' OR 1=1", []],
    ['nobody', []],
  ])('for %j finds %j', async (search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  test('with fewer than three letters finds everybody, newest first', async () => {
    const everybody = ['100%', 'José', 'فاطمة', 'أحمد'];

    expect(await found('')).toEqual(everybody);
    expect(await found('zz')).toEqual(everybody);
  });
});

describe('the list of customers', () => {
  test('comes in pages where one is asked for', async () => {
    const { body } = await shop.as(admin).get('/api/customers?page=2&limit=3');

    expect(body.customers.map((one: { firstName: string }) => one.firstName)).toEqual(['أحمد']);
    expect(body.pagination).toEqual({ total: 4, totalPages: 2, page: 2, limit: 3 });
  });

  test('has 10 a page, and an empty page past the end', async () => {
    const first = await shop.as(admin).get('/api/customers?page=1');
    const far = await shop.as(admin).get('/api/customers?page=900000&limit=100');

    expect(first.body.pagination).toEqual({ total: 4, totalPages: 1, page: 1, limit: 10 });
    expect(far.body.customers).toEqual([]);
  });

  test('counts what the search finds', async () => {
    const { body } = await shop.as(admin).get('/api/customers?page=1&search=example.com');

    expect(body.pagination).toMatchObject({ total: 2 });
  });

  test.each(['page=0', 'page=-1', 'page=x', 'limit=0', 'limit=101', 'page=1e9'])(
    'refuses %s',
    async (query) => {
      expect((await shop.as(admin).get(`/api/customers?${query}`)).status).toBe(400);
    },
  );

  test('is for admins', async () => {
    expect((await shop.guest.get('/api/customers')).status).toBe(401);
    expect((await shop.as(shopper).get('/api/customers')).status).toBe(403);
    expect((await shop.guest.post('/api/customers', people[0])).status).toBe(401);
    expect((await shop.as(shopper).post('/api/customers', people[0])).status).toBe(403);
  });
});

describe('adding a customer', () => {
  test('answers all that is known', async () => {
    const { status, body } = await add({
      firstName: ' Laila ',
      lastName: 'Kamal',
      phone: '٠١٢٣٤٥٦٧٨٩٠',
      email: '',
    });

    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      userId: null,
      firstName: 'Laila',
      lastName: 'Kamal',
      email: null,
      phone: '01234567890',
      company: null,
      address1: null,
      address2: null,
      city: null,
      provinceCode: null,
      countryCode: null,
      zipCode: null,
      totalSpent: 0,
      totalOrders: 0,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    const known = await shop.as(neighbour).get(`/internal/customers/${body.id}`);
    expect(known.body).toEqual(body);
  });

  test.each(['01000000001', '+201000000001', '0020 100 000 0001', '٠١٠٠٠٠٠٠٠٠١', '100-000-0001'])(
    'whose number is known, as %s, is refused',
    async (phone) => {
      const message = 'A customer with this phone number already exists';
      expect(await add({ firstName: 'A', lastName: 'B', phone })).toMatchObject({
        status: 409,
        body: { message, code: 'customer-exists', issues: [{ path: 'phone', message }] },
      });
    },
  );

  test('whose e-mail is known is refused', async () => {
    const person = { firstName: 'A', lastName: 'B', phone: '01099999999' };
    expect(await add({ ...person, email: 'AHMED@example.com' })).toMatchObject({
      status: 409,
      body: { code: 'customer-exists', issues: [{ path: 'email' }] },
    });
  });

  test('at two counters at once adds him once', async () => {
    const person = { firstName: 'Race', lastName: 'Condition', phone: '01098765432' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(person)));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  test.each([
    [{}, 'First name is required'],
    [{ firstName: 'A' }, 'Last name is required'],
    [{ firstName: 'A', lastName: 'B' }, 'Phone number is required'],
    [{ firstName: 'A', lastName: 'B', phone: '12' }, 'Invalid phone number'],
    [{ firstName: 'A', lastName: 'B', phone: 'drop table' }, 'Invalid phone number'],
    [{ firstName: 'A', lastName: 'B', phone: '0100000000', email: 'x' }, 'Invalid email'],
    [
      { firstName: 'A\u0000', lastName: 'B', phone: '0100000000' },
      'Text contains characters that cannot be stored',
    ],
  ])('refuses %j', async (body, message) => {
    expect(await add(body)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('the other services', () => {
  test('find several customers at once, those that exist', async () => {
    const { body } = await shop
      .as(neighbour)
      .post('/internal/customers/lookup', { ids: [1, 2, 99_999] });

    const ids = body.customers.map((customer: { id: number }) => customer.id);
    expect(ids.toSorted()).toEqual([1, 2]);
  });

  test('hear 404 of a customer who does not exist', async () => {
    expect((await shop.as(neighbour).get('/internal/customers/99999')).status).toBe(404);
    expect((await shop.as(admin).get('/internal/customers/1')).status).toBe(403);
  });
});
