import { describe, expect, test } from '@jest/globals';
import { openInProcessCache } from '@dahab/chassis/cache/in-process.ts';
import { admin } from '@dahab/testing/test-client.ts';
import { REVOKED, SESSION_CACHE_SECONDS, sessionCacheKey } from '../contract/sessions.ts';
import { hashOf, startIdentity, type Visitor } from './shop.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const cache = openInProcessCache();
let now = new Date('2026-03-01T08:00:00.000Z');

const shop = await startIdentity({ cache, clock: () => now });

function pass(ms: number): void {
  now = new Date(now.getTime() + ms);
}

async function isAlive({ token }: Visitor): Promise<boolean> {
  return (await shop.callerOf(token)).kind === 'user';
}

/** As the edge does, when it has resolved a session. */
async function remember(visitor: Visitor): Promise<string> {
  const key = sessionCacheKey(hashOf(visitor.token));
  await cache.setIfAbsent(key, JSON.stringify(visitor.caller), SESSION_CACHE_SECONDS);
  return key;
}

describe('a session', () => {
  test('names its user, his role and itself without being the token', async () => {
    const { caller, user, token } = await shop.owner();

    expect(caller).toEqual({
      kind: 'user',
      userId: user.id,
      isAdmin: true,
      sessionId: expect.stringMatching(/^\d+$/),
      name: user.name ?? user.username,
    });
    expect(JSON.stringify(caller)).not.toContain(hashOf(token));
  });

  test('that never was is nobody’s', async () => {
    expect(await shop.callerOf('made-up-token')).toEqual({ kind: 'guest' });
  });

  test('of a customer ends after 7 days without a visit', async () => {
    const visitor = await shop.registered();
    pass(7 * DAY);
    expect(await isAlive(visitor)).toBe(true);
    pass(7 * DAY + 1);
    expect(await isAlive(visitor)).toBe(false);
  });

  test('of a customer ends after 30 days, however often he visits', async () => {
    const visitor = await shop.registered();
    for (let day = 0; day < 30; day += 5) {
      expect(await isAlive(visitor)).toBe(true);
      pass(5 * DAY);
    }
    expect(await isAlive(visitor)).toBe(true);
    pass(1);
    expect(await isAlive(visitor)).toBe(false);
  });

  test('of an admin ends after 12 hours without work', async () => {
    const visitor = await shop.owner();
    pass(12 * HOUR);
    expect(await isAlive(visitor)).toBe(true);
    pass(12 * HOUR + 1);
    expect(await isAlive(visitor)).toBe(false);
  });

  test('of an admin ends after 7 days of work', async () => {
    const visitor = await shop.owner();
    for (let hours = 0; hours < 7 * 24; hours += 12) {
      expect(await isAlive(visitor)).toBe(true);
      pass(12 * HOUR);
    }
    pass(1);
    expect(await isAlive(visitor)).toBe(false);
  });

  test('is noted as seen once a minute at most', async () => {
    const visitor = await shop.owner();
    const seen = async (): Promise<Date> => {
      await shop.callerOf(visitor.token);
      const row = await shop
        .db('sessions')
        .where({ token_hash: hashOf(visitor.token) })
        .first('last_seen_at');
      return row.last_seen_at;
    };
    const start = await seen();

    pass(59_000);
    expect(await seen()).toEqual(start);
    pass(1_000);
    expect(await seen()).toEqual(now);
  });
});

describe('signing out', () => {
  test('ends the session at once, also where the edge remembers it', async () => {
    const visitor = await shop.registered();
    const key = await remember(visitor);

    const answer = await visitor.client.post('/api/logout');

    expect(answer).toMatchObject({ status: 204, body: null });
    expect(answer.headers.get('set-cookie')).toMatch(/^dahab_session=; Max-Age=0; Path=\//);
    expect(await isAlive(visitor)).toBe(false);
    expect(await cache.get(key)).toBe(REVOKED);
  });

  test('cannot be undone by an answer that was on its way', async () => {
    const visitor = await shop.registered();
    await visitor.client.post('/api/logout');

    expect(await cache.get(await remember(visitor))).toBe(REVOKED);
  });

  test('leaves the user’s other sessions alone', async () => {
    const one = await shop.owner();
    const other = await shop.owner();
    await one.client.post('/api/logout');

    expect(await isAlive(other)).toBe(true);
  });

  test('is fine twice, and for a guest', async () => {
    const visitor = await shop.registered();

    expect((await visitor.client.post('/api/logout')).status).toBe(204);
    expect((await visitor.client.post('/api/logout')).status).toBe(204);
    expect((await shop.guest.post('/api/logout')).status).toBe(204);
  });
});

describe('all sessions of a user end at once', () => {
  test('when he is deactivated', async () => {
    const visitor = await shop.registered();
    const key = await remember(visitor);
    await shop.as(admin).patch(`/api/users/${visitor.user.id}`, { isActive: false });

    expect(await isAlive(visitor)).toBe(false);
    expect(await cache.get(key)).toBe(REVOKED);

    await shop.as(admin).patch(`/api/users/${visitor.user.id}`, { isActive: true });
    expect(await isAlive(visitor)).toBe(false);
  });

  test('when he is demoted', async () => {
    const visitor = await shop.registered();
    await shop.as(admin).patch(`/api/users/${visitor.user.id}`, { isAdmin: true });
    const key = await remember(visitor);
    await shop.as(admin).patch(`/api/users/${visitor.user.id}`, { isAdmin: false });

    expect(await isAlive(visitor)).toBe(false);
    expect(await cache.get(key)).toBe(REVOKED);
  });

  test('when his password is set', async () => {
    const one = await shop.registered();
    const other = await shop.enter(one.user.username, 'a fine ring');
    const key = await remember(other);
    const path = `/api/users/${one.user.id}/password`;
    expect((await shop.as(admin).patch(path, { password: 'another ring' })).status).toBe(204);

    expect(await isAlive(one)).toBe(false);
    expect(await isAlive(other)).toBe(false);
    expect(await cache.get(key)).toBe(REVOKED);
    expect((await shop.logIn(one.user.username, 'a fine ring')).status).toBe(401);
    expect((await shop.logIn(one.user.username, 'another ring')).status).toBe(200);
  });
});

test('a user who is made an admin is one with the session that he has', async () => {
  const visitor = await shop.registered();
  const key = await remember(visitor);
  await shop.as(admin).patch(`/api/users/${visitor.user.id}`, { isAdmin: true });

  expect(await cache.get(key)).toBeNull();
  expect(await shop.callerOf(visitor.token)).toMatchObject({ isAdmin: true });
  await shop.as(admin).patch(`/api/users/${visitor.user.id}`, { isAdmin: false });
});

test('only the shop’s own parts may ask whose a session is', async () => {
  const { client, token } = await shop.owner();

  const answer = await client.post('/internal/sessions/resolve', { tokenHash: hashOf(token) });
  expect(answer.status).toBe(403);
});
