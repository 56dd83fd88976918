import { setTimeout as pause } from 'node:timers/promises';
import { backing } from '@dahab/testing/backing.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { CacheUnavailable } from '../cache/cache.ts';
import type { Cache } from '../cache/cache.ts';
import { openInProcessCache } from '../cache/in-process.ts';
import { openRedisCache } from '../cache/redis.ts';
import { createLog } from '../log.ts';
import { itIsACache } from './cache.conformance.ts';

const redis = await backing('redis');
const mortal = await backing('redis', { own: true });
const log = createLog('test', 'silent');

const open: Cache[] = [];
const opened = (cache: Cache): Cache => {
  open.push(cache);
  return cache;
};
afterAll(() => Promise.all(open.map((cache) => cache.close())));

describe('the cache in the process', () => {
  let now = 0;
  const cache = openInProcessCache({ now: () => now });
  itIsACache({ cache: () => cache, pass: async (milliseconds) => void (now += milliseconds) });

  test('it never holds more than it may, and forgets the oldest first', async () => {
    const small = openInProcessCache({ maxEntries: 100 });
    for (let i = 0; i < 1_000; i += 1) await small.set(`key ${i}`, 'x', 60);
    const kept = await Promise.all(Array.from({ length: 1_000 }, (_, i) => small.get(`key ${i}`)));
    expect(kept.filter(Boolean).length).toBeLessThanOrEqual(100);
    expect(kept.at(-1)).toBe('x');
  });
});

redis.describe('the cache on Redis', () => {
  let cache: Cache;
  beforeAll(async () => {
    cache = openRedisCache({ url: redis.url, log });
    await eventually(() => expect(cache.ready()).toBe(true));
  });
  afterAll(() => cache.close());
  // Redis keeps its own time.
  itIsACache({ cache: () => cache, pass: (milliseconds) => pause(milliseconds) });
});

mortal.describe('the cache on a Redis that dies', () => {
  test('calls reject quickly while it is dead, and work again by themselves', async () => {
    const cache = opened(openRedisCache({ url: mortal.url, log }));
    await eventually(() => cache.set('ring', 'gold', 60));
    await mortal.kill();
    await eventually(() => expect(cache.ready()).toBe(false));

    const begun = performance.now();
    await expect(cache.get('ring')).rejects.toThrow(CacheUnavailable);
    await expect(cache.increment('count', 60)).rejects.toThrow(CacheUnavailable);
    expect(performance.now() - begun).toBeLessThan(10_000);

    await mortal.restart();
    await eventually(async () => expect(await cache.get('ring')).toBe('gold'));
    expect(cache.ready()).toBe(true);
  });
});

mortal.describe('the cache on a Redis that hangs', () => {
  test('a call rejects after its time-out', async () => {
    const cache = opened(openRedisCache({ url: mortal.url, log, commandTimeoutMs: 100 }));
    await eventually(() => cache.set('ring', 'gold', 60));
    const other = new Redis(mortal.url);
    await other.call('client', 'pause', '60000', 'all');

    const begun = performance.now();
    await expect(cache.get('ring')).rejects.toThrow(CacheUnavailable);
    expect(performance.now() - begun).toBeLessThan(10_000);
    other.disconnect();
    await mortal.kill();
    await mortal.restart();
  });
});

test('a cache whose Redis never was there rejects, and closes at once', async () => {
  const cache = openRedisCache({ url: 'redis://127.0.0.1:1', log });
  await expect(cache.get('ring')).rejects.toThrow(CacheUnavailable);
  expect(cache.ready()).toBe(false);
  await cache.close();
});
