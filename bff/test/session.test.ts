import { describe, expect, test } from '@jest/globals';
import { serve } from '@dahab/chassis/http/route.ts';
import { REVOKED, sessionCacheKey } from '@dahab/identity/contract/sessions.ts';
import { listOrders } from '@dahab/orders/contract/order-calls.ts';
import { hashOf, openFrontDoor, tokens } from './front-door.ts';

const noOrders = serve(listOrders, async () => ({ orders: [], total: 0, hasMore: false }));
const open = (): ReturnType<typeof openFrontDoor> => openFrontDoor({ orders: [noOrders] });
const looking = await open();
const ending = await open();
const ended = await open();
const cacheless = await open();
const guarded = await open();
const key = sessionCacheKey(hashOf(tokens.admin));

describe('a session', () => {
  test('is looked up once and then known for a while', async () => {
    const door = looking;
    for (let time = 0; time < 3; time += 1) {
      expect((await door.send('/api/orders', { by: 'admin' })).status).toBe(200);
    }
    expect(door.asked()).toBe(1);
  });

  test('that ended is refused at once, though its answer was cached', async () => {
    const door = ending;
    expect((await door.send('/api/orders', { by: 'admin' })).status).toBe(200);
    await door.cache.set(key, REVOKED, 120);
    expect((await door.send('/api/orders', { by: 'admin' })).status).toBe(401);
  });

  test('that ended while it was being looked up stays ended', async () => {
    const door = ended;
    await door.cache.set(key, REVOKED, 120);
    await door.cache.setIfAbsent(key, '{"userId":1,"isAdmin":true,"sessionId":"a"}', 60);
    expect((await door.send('/api/orders', { by: 'admin' })).status).toBe(401);
  });

  test('lives on when the cache is lost', async () => {
    const door = cacheless;
    await door.cache.close();
    expect((await door.send('/api/orders', { by: 'admin' })).status).toBe(200);
  });

  test.each(['', 'short', 'x'.repeat(200), '../../etc/passwd', 'ا'.repeat(40)])(
    'with the token %p is nobody’s',
    async (token) => {
      const cookie = `dahab_session=${encodeURIComponent(token)}`;
      expect((await guarded.send('/api/orders', { headers: { cookie } })).status).toBe(401);
    },
  );
});
