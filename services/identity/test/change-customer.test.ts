import { describe, expect, test } from '@jest/globals';
import { admin, neighbour, shopper, type TestAnswer } from '@dahab/testing/test-client.ts';
import { registration, startIdentity } from './shop.ts';

const shop = await startIdentity();
let phones = 0;

const nextPhone = (): string => `0111${String(++phones).padStart(7, '0')}`;

async function added(given: object = {}) {
  const person = { firstName: 'Mona', lastName: 'Hassan', phone: nextPhone(), ...given };
  const { status, body } = await shop.as(admin).post('/api/customers', person);
  expect(status).toBe(201);
  return body;
}

const change = (id: number, body: object): Promise<TestAnswer> =>
  shop.as(admin).patch(`/api/customers/${id}`, body);

const read = async (id: number) => (await shop.as(admin).get(`/api/customers/${id}`)).body;

describe('changing a customer', () => {
  test('changes what is sent and nothing else', async () => {
    const customer = await added({ email: 'mona@example.com' });
    const { status, body } = await change(customer.id, { city: ' الجيزة ', address1: 'شارع ٩' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...customer, city: 'الجيزة', address1: 'شارع ٩' });
    expect(await read(customer.id)).toEqual(body);
  });

  test('takes away what is sent empty', async () => {
    const customer = await added({ email: 'gone@example.com' });
    const { body } = await change(customer.id, { email: '', city: null });
    expect(body).toMatchObject({ email: null, city: null });
    const again = await added({ email: 'gone@example.com' });
    expect(again.email).toBe('gone@example.com');
  });

  test('lets him be found by what he is called now', async () => {
    const customer = await added({ firstName: 'Oldname' });
    await change(customer.id, { firstName: 'Newname' });
    const found = await shop.as(admin).get('/api/customers?search=newname');
    expect(found.body.map(({ id }: { id: number }) => id)).toEqual([customer.id]);
    expect((await shop.as(admin).get('/api/customers?search=oldname')).body).toEqual([]);
  });

  test('refuses a phone or an e-mail of somebody else, however it is written', async () => {
    const other = await added({ phone: '01222222222', email: 'other@example.com' });
    const customer = await added();
    expect(await change(customer.id, { phone: '+20 122 222 2222' })).toMatchObject({
      status: 409,
      body: { code: 'customer-exists', issues: [{ path: 'phone' }] },
    });
    expect(await change(customer.id, { email: 'OTHER@example.com' })).toMatchObject({
      status: 409,
      body: { code: 'customer-exists', issues: [{ path: 'email' }] },
    });
    expect(await read(customer.id)).toEqual(customer);
    expect((await change(other.id, { phone: '+201222222222' })).status).toBe(200);
  });

  test('of two at once gives a phone to one', async () => {
    const [one, two] = [await added(), await added()];
    const phone = nextPhone();
    const answers = await Promise.all([one, two].map(({ id }) => change(id, { phone })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('keeps the totals, whatever is sent', async () => {
    const customer = await added();
    const row = { row: 1, phone: customer.phone, totalSpent: 900.5, totalOrders: 3 };
    await shop.as(neighbour).put('/internal/import-jobs/77/batches/1', { customers: [row] });
    const { body } = await change(customer.id, { city: 'Giza', totalSpent: 1, totalOrders: 1 });
    expect(body).toMatchObject({ totalSpent: 900.5, totalOrders: 3 });
  });

  test('who has an account shows in the profile, and is told', async () => {
    const person = registration({ firstName: 'Sara', lastName: 'Nabil', phone: nextPhone() });
    const visitor = await shop.registered(person);
    const id = visitor.user.customerId ?? 0;
    await change(id, { lastName: 'Kamal', city: 'طنطا' });
    const { body: profile } = await visitor.client.get('/api/user');
    expect(profile).toMatchObject({ lastName: 'Kamal', city: 'طنطا', name: 'Sara Kamal' });
    const told = await shop.db('outbox').where({ name: 'identity.user-changed' }).select('payload');
    expect(told.map(({ payload }) => payload)).toContainEqual({
      userId: visitor.user.id,
      name: 'Sara Kamal',
      deed: 'changed',
      changes: [
        { field: 'lastName', before: 'Nabil', after: 'Kamal' },
        { field: 'city', before: 'القاهرة', after: 'طنطا' },
      ],
    });
  });

  test.each([
    [{ firstName: '' }, 'First name is required'],
    [{ lastName: '  ' }, 'Last name is required'],
    [{ phone: '12' }, 'Invalid phone number'],
    [{ email: 'x' }, 'Invalid email'],
    [{ city: 'x'.repeat(201) }, 'At most 200 characters'],
  ])('refuses %j', async (body, message) => {
    const customer = await added();
    expect(await change(customer.id, body)).toMatchObject({ status: 400, body: { message } });
  });

  test('is for admins, of customers that exist', async () => {
    expect((await change(999_999, { city: 'x' })).status).toBe(404);
    expect((await shop.as(admin).get('/api/customers/999999')).status).toBe(404);
    expect((await shop.as(shopper).get('/api/customers/1')).status).toBe(403);
    expect((await shop.as(shopper).patch('/api/customers/1', { city: 'x' })).status).toBe(403);
    expect((await shop.guest.patch('/api/customers/1', { city: 'x' })).status).toBe(401);
  });
});
