import { describe, expect, test } from '@jest/globals';
import { admin } from '@dahab/testing/test-client.ts';
import { firstAdmin, hashOf, registration, startIdentity, tokenOf } from './shop.ts';

const shop = await startIdentity();

describe('signing in', () => {
  test('answers the account and a cookie that scripts and other sites cannot use', async () => {
    const answer = await shop.logIn(firstAdmin.username, firstAdmin.password);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: 1,
      username: 'owner',
      isAdmin: true,
      isActive: true,
      customerId: null,
      name: 'owner',
      email: null,
      firstName: null,
      lastName: null,
      phone: null,
      city: null,
      customer: null,
    });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^dahab_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('makes the cookie Secure where the browser came by HTTPS', async () => {
    const answer = await shop.guest.post('/api/login', firstAdmin, {
      'x-forwarded-proto': 'https',
    });

    expect(answer.headers.get('set-cookie')).toMatch(/; SameSite=Lax; Secure$/);
  });

  test('takes the username or the e-mail, in any case', async () => {
    const given = registration({ username: 'MonaÉ', email: 'Mona.A@Example.com' });
    await shop.guest.post('/api/register', given);

    for (const name of ['MonaÉ', ' monaé', 'MONAÉ', 'mona.a@example.COM']) {
      const answer = await shop.logIn(name, given.password);
      expect(answer).toMatchObject({ status: 200, body: { username: 'MonaÉ' } });
    }
  });

  test('by e-mail enters the oldest of the accounts that gave it', async () => {
    const email = 'shared@example.com';
    const first = await shop.registered({ email, password: 'the first one' });
    await shop.registered({ email, password: 'the second one' });

    expect((await shop.enter(email, 'the first one')).user.id).toBe(first.user.id);
    expect((await shop.logIn(email, 'the second one')).status).toBe(401);
  });

  test('makes a new token each time, and keeps only its hash', async () => {
    const one = await shop.owner();
    const other = await shop.owner();

    expect(one.token).not.toBe(other.token);
    expect(await shop.callerOf(one.token)).toMatchObject({ kind: 'user', userId: 1 });
    const rows = await shop.db('sessions').select('*');
    expect(rows.map((row) => row.token_hash)).toContain(hashOf(one.token));
    expect(JSON.stringify(rows)).not.toContain(one.token);
  });

  test('refuses a wrong password and an unknown name in the same words', async () => {
    const wrong = await shop.logIn(firstAdmin.username, 'not the password');
    const unknown = await shop.logIn('nobody at all', 'not the password');

    for (const { status, body, headers } of [wrong, unknown]) {
      expect(status).toBe(401);
      expect(body).toMatchObject({
        message: 'Invalid username or password',
        error: 'Invalid username or password',
        code: 'wrong-credentials',
      });
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  test('takes as long for an unknown name as for a wrong password', async () => {
    const timeOf = async (name: string, from: string): Promise<number> => {
      const start = performance.now();
      await shop.logIn(name, 'not the password', from);
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      known.push(await timeOf(firstAdmin.username, `198.51.100.${round}`));
      unknown.push(await timeOf(`nobody ${round}`, `198.51.100.${round}`));
    }

    const ratio = median(unknown) / median(known);
    // Without the hashing that it is spared, it would take a tenth.
    expect(ratio).toBeGreaterThan(1 / 3);
    expect(ratio).toBeLessThan(3);
  });

  test('tells that an account is deactivated only after the right password', async () => {
    const { user } = await shop.registered({ username: 'sleeper', password: 'a fine ring' });
    await shop.as(admin).patch(`/api/users/${user.id}`, { isActive: false });

    expect(await shop.logIn('sleeper', 'a fine ring')).toMatchObject({
      status: 403,
      body: { message: 'This account is deactivated' },
    });
    expect(await shop.logIn('sleeper', 'a wrong ring')).toMatchObject({
      status: 401,
      body: { message: 'Invalid username or password' },
    });
  });

  test('to an account without a password is refused like a wrong one', async () => {
    await shop.as(admin).post('/api/users', { email: 'new@example.com', name: 'New' });

    expect((await shop.logIn('new@example.com', 'anything')).status).toBe(401);
  });

  test.each([
    [{}, 'Username is required'],
    [{ username: '  ', password: 'x' }, 'Username is required'],
    [{ username: 7, password: 'x' }, 'Username is required'],
    [{ username: 'x' }, 'Password is required'],
    [{ username: 'x', password: '' }, 'Password is required'],
    [{ username: 'x', password: { $ne: null } }, 'Password is required'],
  ])('refuses %j', async (body, message) => {
    expect(await shop.guest.post('/api/login', body)).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  test('survives names and passwords as long as a request', async () => {
    const long = 'ع'.repeat(200_000);

    expect((await shop.logIn(long, long)).status).toBe(401);
  });
});

test('a guest has no account to show', async () => {
  expect(await shop.guest.get('/api/user')).toMatchObject({
    status: 401,
    body: { message: 'Please sign in' },
  });
});

test('a deactivated account is not shown even to a caller who was let through', async () => {
  const visitor = await shop.registered();
  await shop.as(admin).patch(`/api/users/${visitor.user.id}`, { isActive: false });

  expect((await visitor.client.get('/api/user')).status).toBe(401);
});

test('the cookie of a registration is a session like any other', async () => {
  const answer = await shop.guest.post('/api/register', registration());

  expect(await shop.callerOf(tokenOf(answer))).toMatchObject({ userId: answer.body.id });
});

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
