import { describe, expect, test } from '@jest/globals';
import { guest } from '@dahab/chassis/auth/internal-token.ts';
import { testDatabase } from '@dahab/testing/test-database.ts';
import type { TestAnswer } from '@dahab/testing/test-client.ts';
import { startTestService, type TestService } from '@dahab/testing/test-service.ts';
import { createIdentity } from '../src/service.ts';
import { ensureFirstAdmin, type FirstAdmin } from '../src/users/first-admin.ts';
import { registration } from './shop.ts';

type Given = Readonly<Record<string, string>>;

async function openShop(config: Given, databaseUrl?: string) {
  const reported: FirstAdmin[] = [];
  const identity = createIdentity({ onFirstAdmin: (admin) => void reported.push(admin) });
  const service = await startTestService(identity, { config, databaseUrl });
  return { ...service, reported };
}

/** Two starts, one after the other, on the same data. */
async function openTwice(first: Given, second: Given) {
  const { url } = await testDatabase();
  const before = await openShop(first, url);
  await before.stop();
  return { before, now: await openShop(second, url) };
}

const made = await openTwice({}, {});
const given = await openShop({ ADMIN_USERNAME: 'Boss', ADMIN_PASSWORD: 'chosen by hand' });
const changed = await openTwice(
  { ADMIN_PASSWORD: 'the first one' },
  { ADMIN_PASSWORD: 'the second one' },
);

function logIn(shop: TestService, username: string, password: string): Promise<TestAnswer> {
  return shop.as(guest).post('/api/login', { username, password });
}

describe('the first admin', () => {
  test('is made at the first start, with a password that is reported once', async () => {
    const password = made.before.reported[0]?.password ?? '';

    expect(password).toMatch(/^[\w-]{16}$/);
    expect(made.before.reported).toEqual([{ username: 'admin', password }]);
    expect(made.now.reported).toEqual([]);
    const answer = await logIn(made.now, 'admin', password);
    expect(answer).toMatchObject({ status: 200, body: { username: 'admin', isAdmin: true } });
  });

  test('has the name and password that the operator gives, which is not reported', async () => {
    expect(given.reported).toEqual([{ username: 'Boss' }]);
    expect((await logIn(given, 'boss', 'chosen by hand')).status).toBe(200);
  });

  test('keeps his password when the operator gives another one later', async () => {
    expect((await logIn(changed.now, 'admin', 'the first one')).status).toBe(200);
    expect((await logIn(changed.now, 'admin', 'the second one')).status).toBe(401);
  });

  test('is not left behind when his password cannot be reported', async () => {
    const { db } = given;
    await db('users').delete();
    const refuse = async (): Promise<never> => {
      throw new Error('nobody listens');
    };

    const ensured = ensureFirstAdmin(db, { username: 'admin' }, refuse, new Date());
    await expect(ensured).rejects.toThrow('nobody listens');
    expect(await db('users')).toEqual([]);
  });

  test('is made once by several that start together', async () => {
    const { db } = given;
    await db('users').delete();
    const reported: FirstAdmin[] = [];
    const report = (admin: FirstAdmin) => void reported.push(admin);
    const ensure = () => ensureFirstAdmin(db, { username: 'admin' }, report, new Date());
    const results = await Promise.all([ensure(), ensure(), ensure()]);

    expect(results.filter(({ created }) => created)).toHaveLength(1);
    expect(reported).toHaveLength(1);
  });

  test('cannot have a name that a customer has', async () => {
    const { db } = given;
    await db('users').delete();
    await given.as(guest).post('/api/register', registration({ username: 'Taken' }));

    const ensured = ensureFirstAdmin(db, { username: 'taken' }, () => undefined, new Date());
    await expect(ensured).rejects.toThrow('ADMIN_USERNAME "taken" belongs to a customer');
  });
});
