import { describe, expect, test } from '@jest/globals';
import { type Cache, CacheUnavailable } from '@dahab/chassis/cache/cache.ts';
import { firstAdmin, registration, startIdentity } from './shop.ts';

const shop = await startIdentity();
const bare = await startIdentity({ cache: brokenCache() });

async function fail(times: number, username: string, from: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await shop.logIn(username, 'a wrong guess', from)).status);
  }
  return statuses;
}

describe('failed logins', () => {
  test('of one name from one address end after ten, even with the right password', async () => {
    const from = '203.0.113.1';
    expect(await fail(11, 'owner', from)).toEqual([...Array<number>(10).fill(401), 429]);

    const locked = await shop.logIn(firstAdmin.username, firstAdmin.password, from);
    expect(locked).toMatchObject({
      status: 429,
      body: { message: 'Too many failed attempts: try again later' },
    });
    const wait = Number(locked.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);
  });

  test('do not lock the name out elsewhere, nor other names there', async () => {
    await fail(11, 'OWNER', '203.0.113.2');

    expect((await shop.logIn('owner', firstAdmin.password, '203.0.113.3')).status).toBe(200);
    expect((await shop.logIn('somebody', 'x', '203.0.113.2')).status).toBe(401);
  });

  test('are forgiven by the right password', async () => {
    const from = '203.0.113.4';
    await fail(9, 'owner', from);
    await shop.logIn('owner', firstAdmin.password, from);

    expect(await fail(9, 'owner', from)).toEqual(Array<number>(9).fill(401));
  });

  test('count by the address that the edge saw, not by those that the browser claims', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      const answer = await shop.logIn('owner', 'a wrong guess', `10.0.0.${time}, 203.0.113.5`);
      statuses.push(answer.status);
    }

    expect(statuses.at(-1)).toBe(429);
  });

  test('of a hundred names from one address end the guessing there', async () => {
    const from = '203.0.113.6';
    for (let name = 0; name < 10; name += 1) await fail(10, `guess ${name}`, from);

    expect((await shop.logIn('another', 'a wrong guess', from)).status).toBe(429);
    expect((await shop.logIn('another', 'a wrong guess', '203.0.113.7')).status).toBe(401);
  });

  test('all at once cannot overtake the limit', async () => {
    const from = '203.0.113.8';
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => shop.logIn('owner', 'a wrong guess', from)),
    );

    const guesses = answers.filter((answer) => answer.status === 401).length;
    expect(guesses).toBe(10);
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
  });

  test('do not keep twenty good logins at once from entering', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        shop.logIn(firstAdmin.username, firstAdmin.password, '203.0.113.9'),
      ),
    );

    expect(answers.map((answer) => answer.status)).toEqual(Array<number>(20).fill(200));
  });
});

describe('registrations', () => {
  const registerFrom = (service: typeof shop, from: string) =>
    service.guest.post('/api/register', registration(), { 'x-forwarded-for': from });

  test('from one address end after twenty, all at once too, and go on elsewhere', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => registerFrom(shop, '203.0.113.20')),
    );

    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(5);
    for (const { status, body, headers } of refused) {
      expect([status, body.message]).toEqual([429, 'Too many new accounts: try again later']);
      const wait = Number(headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60 * 60);
    }
    expect((await registerFrom(shop, '203.0.113.21')).status).toBe(201);
  });

  test('are not counted when nothing came of them', async () => {
    for (let time = 0; time < 21; time += 1) {
      const taken = registration({ username: firstAdmin.username });
      await shop.guest.post('/api/register', taken, { 'x-forwarded-for': '203.0.113.22' });
    }

    expect((await registerFrom(shop, '203.0.113.22')).status).toBe(201);
  });

  test('go on without the cache', async () => {
    for (let time = 0; time < 21; time += 1) {
      expect((await registerFrom(bare, '203.0.113.23')).status).toBe(201);
    }
  });
});

test('without the cache people sign in and out all the same', async () => {
  expect((await bare.logIn('owner', 'a wrong guess')).status).toBe(401);
  const visitor = await bare.owner();
  expect((await visitor.client.post('/api/logout')).status).toBe(204);
  expect(await bare.callerOf(visitor.token)).toEqual({ kind: 'guest' });
});

function brokenCache(): Cache {
  const refuse = async (): Promise<never> => {
    throw new CacheUnavailable('The cache is down');
  };
  return {
    get: refuse,
    set: refuse,
    setIfAbsent: refuse,
    remove: refuse,
    increment: refuse,
    ready: () => false,
    close: async () => undefined,
  };
}
