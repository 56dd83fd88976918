import { describe, expect, test } from '@jest/globals';
import { admin, neighbour } from '@dahab/testing/test-client.ts';
import { registration, startIdentity } from './shop.ts';

const shop = await startIdentity();

describe('registering', () => {
  test('makes an account with its customer, signed in', async () => {
    const given = registration({ username: 'Mona' });
    const answer = await shop.guest.post('/api/register', given);

    expect(answer.status).toBe(201);
    const { id, customerId } = answer.body;
    const { firstName, lastName, email, phone, city } = given;
    expect(answer.body).toEqual({
      id,
      username: 'Mona',
      isAdmin: false,
      isActive: true,
      customerId,
      name: 'منى أحمد',
      email,
      firstName,
      lastName,
      phone,
      city,
      customer: { id: customerId, firstName, lastName, email, phone, city },
    });
    expect(answer.headers.get('set-cookie')).toMatch(/Max-Age=2592000; Path=\/; HttpOnly/);
    const customer = await shop.as(neighbour).get(`/internal/customers/${customerId}`);
    expect(customer.body).toMatchObject({ userId: id, totalSpent: 0, totalOrders: 0 });
  });

  test('shows the user his account, and nobody else’s', async () => {
    const visitor = await shop.registered();

    expect((await visitor.client.get('/api/user')).body).toEqual(visitor.user);
  });

  test('refuses a name that is taken, in whatever case', async () => {
    await shop.guest.post('/api/register', registration({ username: 'Zeinab' }));

    for (const username of ['Zeinab', 'ZEINAB', ' zeinab ']) {
      expect(await shop.guest.post('/api/register', registration({ username }))).toMatchObject({
        status: 409,
        body: { message: 'Username is already taken', issues: [{ path: 'username' }] },
      });
    }
  });

  test('refuses as a name the e-mail that somebody else signs in by', async () => {
    await shop.guest.post('/api/register', registration({ email: 'Salma@example.com' }));

    const answer = await shop.guest.post(
      '/api/register',
      registration({ username: 'salma@example.com' }),
    );
    expect(answer.status).toBe(409);
  });

  test('by ten at once with one name lets one in', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        shop.guest.post('/api/register', registration({ username: 'popular' })),
      ),
    );

    const statuses = answers.map((answer) => answer.status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array<number>(9).fill(409)]);
    const left = await shop.db('customers').whereNull('user_id');
    expect(left).toEqual([]);
  });

  test('never takes over a customer whom the shop knows', async () => {
    const known = { firstName: 'Hana', lastName: 'Said', phone: '01112223334', email: 'h@s.eg' };
    const customer = await shop.as(admin).post('/api/customers', known);

    const visitor = await shop.registered({ email: 'H@s.eg', phone: '+201112223334' });

    expect(visitor.user.customerId).not.toBe(customer.body.id);
    const still = await shop.as(neighbour).get(`/internal/customers/${customer.body.id}`);
    expect(still.body).toMatchObject({ ...known, userId: null });
  });

  test.each([
    ['isAdmin', false, 'isAdmin cannot be supplied'],
    ['isAdmin', true, 'isAdmin cannot be supplied'],
    ['isAdmin', null, 'isAdmin cannot be supplied'],
    ['customerId', 1, 'customerId cannot be supplied'],
    ['username', '', 'Username is required'],
    ['password', undefined, 'Password is required'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 'x'.repeat(129), 'Password must be at most 128 characters'],
    ['firstName', ' ', 'First name is required'],
    ['lastName', undefined, 'Last name is required'],
    ['email', 'mona', 'Invalid email'],
    ['email', undefined, 'Invalid email'],
    ['phone', '', 'Phone number is required'],
    ['phone', 'call me', 'Invalid phone number'],
    ['city', undefined, 'City is required'],
  ])('with %s as %j is refused', async (field, value, message) => {
    const answer = await shop.guest.post('/api/register', { ...registration(), [field]: value });

    expect(answer).toMatchObject({ status: 400, body: { message, error: message } });
  });
});
