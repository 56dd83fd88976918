import { shopClient } from '@dahab/testing/shop-client.ts';
import { expect, test } from '@jest/globals';
import { openShop } from '../open-shop.ts';
import { rawCaller } from '../raw-call.ts';

/** Registered, at the till, out of a file: one set of customers, and nobody becomes another. */
const shop = await openShop();
const { call } = shop.admin;
const guest = await shopClient(shop.url);

const mona = {
  firstName: 'منى',
  lastName: 'عادل',
  email: 'mona@example.com',
  phone: '01001234567',
  city: 'القاهرة',
};

const customersFound = async (search: string): Promise<Record<string, unknown>[]> => {
  const { body } = await call('GET', `/api/customers?search=${encodeURIComponent(search)}`);
  return body as Record<string, unknown>[];
};

async function importOne(line: string): Promise<void> {
  const form = new FormData();
  const file = `First Name,Last Name,Email,Phone,Total Spent,Total Orders\n${line}\n`;
  form.set('file', new Blob([file]), 'customers.csv');
  expect(await call('POST', '/api/import-customers', form)).toMatchObject({ status: 200 });
}

const registered = await guest('POST', '/api/register', {
  ...mona,
  username: 'mona',
  password: 'lulu-1974',
});
const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';

test('who has registered is signed in at once, with the whole profile', async () => {
  expect(registered.status).toBe(201);
  const { text } = await rawCaller(shop.url, cookie)({ method: 'GET', path: '/api/user' });
  const user = JSON.parse(text) as Record<string, unknown>;
  expect(user).toEqual(registered.body);
  expect(user).toMatchObject({ ...mona, username: 'mona', isAdmin: false, isActive: true });
  expect(user['customer']).toEqual({ id: user['customerId'], ...mona });
});

test('and stands once among the customers, and among the users', async () => {
  const [customer, ...others] = await customersFound('mona@example.com');
  expect(others).toEqual([]);
  expect(customer).toMatchObject({ ...mona, userId: registered.body.id, totalOrders: 0 });
  const { body } = await call('GET', '/api/users');
  const users = body.data as Record<string, unknown>[];
  expect(users.filter(({ username }) => username === 'mona')).toEqual([registered.body]);
});

test('a name that is taken is told, in whatever case', async () => {
  const again = await guest('POST', '/api/register', {
    ...mona,
    email: 'another@example.com',
    phone: '01009998887',
    username: 'MONA',
    password: 'lulu-1974',
  });
  expect(again).toMatchObject({ status: 409, body: { message: 'Username is already taken' } });
});

test('a customer of the till is a customer like others, without an account', async () => {
  const walkIn = { firstName: 'أحمد', lastName: 'سمير', phone: '01112223334' };
  const added = await call('POST', '/api/customers', { ...walkIn, email: '' });
  expect(added).toMatchObject({ status: 201, body: { ...walkIn, email: null, userId: null } });
  expect(await customersFound('01112223334')).toEqual([added.body]);
});

test('an imported customer keeps what the file says, and nobody takes it by registering', async () => {
  await importOne('سارة,فؤاد,sara@example.com,01223334445,1500,3');
  const [imported] = await customersFound('sara@example.com');
  expect(imported).toMatchObject({ userId: null, totalSpent: 1500, totalOrders: 3 });
  const { status, body } = await guest('POST', '/api/register', {
    username: 'sara',
    password: 'lulu-1974',
    firstName: 'سارة',
    lastName: 'فؤاد',
    email: 'sara@example.com',
    phone: '01223334445',
    city: 'طنطا',
  });
  expect(status).toBe(201);
  expect(body.customerId).not.toBe(imported?.['id']);
  const found = await customersFound('sara@example.com');
  expect(found.find(({ id }) => id === imported?.['id'])).toEqual(imported);
});

test('a file does not reach into what somebody registered', async () => {
  await importOne('Somebody,Else,mona@example.com,01001234567,999,9');
  const { text } = await rawCaller(shop.url, cookie)({ method: 'GET', path: '/api/user' });
  expect(JSON.parse(text)).toEqual(registered.body);
});
