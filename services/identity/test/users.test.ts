import { beforeEach, describe, expect, test } from '@jest/globals';
import { shopper } from '@dahab/testing/test-client.ts';
import { startIdentity, type Visitor } from './shop.ts';

const shop = await startIdentity();
let owner: Visitor;
let people = 0;

beforeEach(async () => {
  await shop.db('users').where('id', '>', 1).update({ is_admin: false });
  await shop.db('users').where('id', 1).update({ is_admin: true, is_active: true });
  owner = await shop.owner();
});

async function another(given: object = {}): Promise<Visitor> {
  people += 1;
  const account = { email: `staff${people}@dahab.eg`, name: 'Staff', password: 'ring and chain' };
  await owner.client.post('/api/users', { ...account, ...given });
  return shop.enter(account.email, account.password);
}

describe('adding an account', () => {
  test('makes the e-mail its username', async () => {
    const answer = await owner.client.post('/api/users', {
      email: 'Nour@dahab.eg',
      name: 'Nour',
      password: '',
    });

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      username: 'Nour@dahab.eg',
      isAdmin: false,
      isActive: true,
      customerId: null,
      name: 'Nour',
      email: 'Nour@dahab.eg',
      firstName: null,
      lastName: null,
      phone: null,
      city: null,
      customer: null,
    });
    const { data } = (await owner.client.get('/api/users')).body;
    expect(data).toContainEqual(answer.body);
  });

  test('refuses an e-mail that is taken', async () => {
    await owner.client.post('/api/users', { email: 'twice@dahab.eg', name: 'Twice' });

    expect(
      await owner.client.post('/api/users', { email: 'TWICE@dahab.eg', name: 'Twice' }),
    ).toMatchObject({
      status: 409,
      body: {
        message: 'Username is already taken',
        issues: [{ path: 'email', message: 'Another account has this e-mail' }],
      },
    });
  });

  test.each([
    [{ name: 'Nour' }, 'Invalid email'],
    [{ email: 'a@b.eg', name: 'N' }, 'Name must be at least 2 characters'],
    [{ email: 'a@b.eg' }, 'Name must be at least 2 characters'],
    [{ email: 'a@b.eg', name: 'No', password: '12345' }, 'Password must be at least 6 characters'],
    [
      { email: 'a@b.eg', name: 'No', password: 'Password123', isAdmin: true },
      'This password is too common: choose another',
    ],
    [
      { email: 'a@b.eg', name: 'No', password: 'A@B.eg', isAdmin: true },
      'This password is too common: choose another',
    ],
  ])('refuses %j', async (body, message) => {
    expect(await owner.client.post('/api/users', body)).toMatchObject({
      status: 400,
      body: { message },
    });
  });
});

describe('setting a password', () => {
  test.each([
    ['12345', 'Password must be at least 6 characters'],
    ['x'.repeat(129), 'Password must be at most 128 characters'],
    [undefined, 'Password is required'],
  ])('refuses %j', async (password, message) => {
    const answer = await owner.client.patch('/api/users/1/password', { password });

    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  test('refuses a common one for an admin, and only for him', async () => {
    const customer = await shop.registered();

    expect(
      await owner.client.patch('/api/users/1/password', { password: 'QWERTY123' }),
    ).toMatchObject({ status: 400, body: { code: 'common-password' } });
    const path = `/api/users/${customer.user.id}/password`;
    expect((await owner.client.patch(path, { password: 'QWERTY123' })).status).toBe(204);
  });

  test('opens an account that was made without one', async () => {
    const { body } = await owner.client.post('/api/users', { email: 'late@d.eg', name: 'Late' });
    await owner.client.patch(`/api/users/${body.id}/password`, { password: 'now it has one' });

    expect((await shop.logIn('late@d.eg', 'now it has one')).status).toBe(200);
  });

  test('of nobody is 404', async () => {
    const answer = await owner.client.patch('/api/users/99999/password', { password: '123456' });

    expect(answer.status).toBe(404);
  });
});

describe('changing rights', () => {
  test('answers the account as it is then', async () => {
    const { user } = await shop.registered();
    const path = `/api/users/${user.id}`;

    expect((await owner.client.patch(path, { isAdmin: true })).body).toEqual({
      ...user,
      isAdmin: true,
    });
    expect((await owner.client.patch(path, { isActive: false })).body).toEqual({
      ...user,
      isAdmin: true,
      isActive: false,
    });
  });

  test.each([[{ isAdmin: false }], [{ isActive: false }]])(
    'with %j never takes the last active admin',
    async (change) => {
      const idle = await another({ isAdmin: true });
      await owner.client.patch(`/api/users/${idle.user.id}`, { isActive: false });

      expect(await owner.client.patch('/api/users/1', change)).toMatchObject({
        status: 409,
        body: {
          message: 'The last active admin cannot be demoted or deactivated',
          code: 'last-admin',
        },
      });
      expect((await owner.client.get('/api/user')).body).toMatchObject({
        isAdmin: true,
        isActive: true,
      });
    },
  );

  test('does not let an admin shut himself out', async () => {
    await another({ isAdmin: true });

    expect(await owner.client.patch('/api/users/1', { isActive: false })).toMatchObject({
      status: 409,
      body: { code: 'own-account' },
    });
  });

  test('by two admins of each other at the same moment leaves one, every time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const other = await another({ isAdmin: true });
      const me = await shop.owner();
      const answers = await Promise.all([
        me.client.patch(`/api/users/${other.user.id}`, { isAdmin: false }),
        other.client.patch('/api/users/1', { isAdmin: false }),
      ]);

      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
      const admins = await shop.db('users').where({ is_admin: true, is_active: true });
      expect(admins).toHaveLength(1);
      await shop.db('users').where('id', 1).update({ is_admin: true });
      await shop.db('users').where('id', other.user.id).update({ is_admin: false });
    }
  });

  test.each([
    [{}, 'Send isActive or isAdmin'],
    [{ isAdmin: 'yes' }, expect.any(String)],
    [{ isActive: null }, expect.any(String)],
  ])('refuses %j', async (change, message) => {
    const answer = await owner.client.patch('/api/users/1', change);

    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  test('of nobody is 404', async () => {
    expect((await owner.client.patch('/api/users/99999', { isAdmin: true })).status).toBe(404);
  });
});

test('accounts are managed by admins only', async () => {
  const calls = (who: Visitor['client']) =>
    Promise.all([
      who.get('/api/users'),
      who.post('/api/users', {}),
      who.patch('/api/users/1', {}),
      who.patch('/api/users/1/password', {}),
    ]);

  expect((await calls(shop.guest)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  expect((await calls(shop.as(shopper))).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

test('no answer ever holds a password, a hash or a token', async () => {
  const visitor = await another({ isAdmin: true });
  const answers = await Promise.all([
    visitor.client.get('/api/user'),
    visitor.client.get('/api/users'),
    visitor.client.get('/api/customers'),
    visitor.client.patch(`/api/users/${visitor.user.id}`, { isAdmin: true }),
    shop.logIn(visitor.user.username, 'ring and chain'),
    shop.logIn(visitor.user.username, 'a wrong guess'),
  ]);

  const { password_hash: hash } = await shop.db('users').where('id', visitor.user.id).first();
  const said = JSON.stringify(answers.map(({ body }) => body));
  expect(said).not.toMatch(/argon2|"password|hash|"token/i);
  expect(said).not.toContain('ring and chain');
  expect(said).not.toContain(hash);
  expect(said).not.toContain(visitor.token);
});

describe('looking for accounts', () => {
  test('finds staff by name and customers by what their customer is known by', async () => {
    await owner.client.post('/api/users', { email: 'found@dahab.eg', name: 'إيمان الصائغ' });
    const registration = { username: 'seeker', password: 'ring and chain', firstName: 'Salma' };
    const rest = { lastName: 'Farid', email: 's@f.eg', phone: '01066677788', city: 'Cairo' };
    await shop.guest.post('/api/register', { ...registration, ...rest });

    const namesOf = async (query: string): Promise<string[]> =>
      (await owner.client.get(`/api/users?${query}`)).body.data.map(
        (user: { username: string }) => user.username,
      );

    expect(await namesOf(`search=${encodeURIComponent('ايمان')}`)).toEqual(['found@dahab.eg']);
    expect(await namesOf('search=salma%20farid')).toEqual(['seeker']);
    expect(await namesOf('search=010666777')).toEqual(['seeker']);
    expect(await namesOf('search=seeker&isAdmin=true')).toEqual([]);
    expect(await namesOf(`search=${encodeURIComponent('%%%')}`)).toEqual([]);
  });

  test('comes in pages when a page is asked for', async () => {
    const { body } = await owner.client.get('/api/users?page=2&limit=1');

    expect(body.data).toHaveLength(1);
    expect(body.pagination).toMatchObject({ page: 2, limit: 1, totalPages: body.pagination.total });
  });
});
