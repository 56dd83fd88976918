import { randomUUID } from 'node:crypto';
import { eventually } from '@dahab/testing/eventually.ts';
import { expect, test } from '@jest/globals';
import type { Cache } from '../cache/cache.ts';

export interface CacheUnderTest {
  readonly cache: () => Cache;
  /** Lets the time of the cache go on. */
  readonly pass: (milliseconds: number) => Promise<void>;
}

/** What every cache must do, whoever keeps it. */
export function itIsACache({ cache, pass }: CacheUnderTest): void {
  const key = () => `test:${randomUUID()}`;

  test('an unknown key has no value', async () => {
    expect(await cache().get(key())).toBeNull();
  });

  test('a value comes back as it was set, and the newest one wins', async () => {
    const ring = key();
    await cache().set(ring, 'خاتم ذهب "21K"\n', 60);
    expect(await cache().get(ring)).toBe('خاتم ذهب "21K"\n');
    await cache().set(ring, '', 60);
    expect(await cache().get(ring)).toBe('');
  });

  test('a value is gone after its time', async () => {
    const ring = key();
    await cache().set(ring, 'here', 0.2);
    await pass(210);
    await eventually(async () => expect(await cache().get(ring)).toBeNull());
  });

  test('setting again prolongs', async () => {
    const ring = key();
    await cache().set(ring, 'short', 0.05);
    await cache().set(ring, 'long', 60);
    await pass(100);
    expect(await cache().get(ring)).toBe('long');
  });

  test('a removed value is gone, and removing nothing is no error', async () => {
    const ring = key();
    await cache().set(ring, 'here', 60);
    await cache().remove(ring);
    await cache().remove(ring);
    expect(await cache().get(ring)).toBeNull();
  });

  test('of many who take a free key at once, one gets it', async () => {
    const lock = key();
    const takers = Array.from({ length: 20 }, (_, i) => `taker ${i}`);
    const got = await Promise.all(takers.map((name) => cache().setIfAbsent(lock, name, 60)));
    expect(got.filter(Boolean)).toHaveLength(1);
    expect(await cache().get(lock)).toBe(takers[got.indexOf(true)]);
  });

  test('a taken key is free again after its time', async () => {
    const lock = key();
    await cache().setIfAbsent(lock, 'first', 0.05);
    await pass(60);
    await eventually(async () => expect(await cache().setIfAbsent(lock, 'second', 60)).toBe(true));
  });

  test('counting at once loses nothing', async () => {
    const counter = key();
    const counts = await Promise.all(
      Array.from({ length: 50 }, () => cache().increment(counter, 60)),
    );
    const seen = counts.map(({ count }) => count).toSorted((a, b) => a - b);
    expect(seen).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  });

  test('a window is started by the first count and not prolonged by later ones', async () => {
    const counter = key();
    expect(await cache().increment(counter, 60)).toEqual({ count: 1, resetSeconds: 60 });
    await pass(1_100);
    const { count, resetSeconds } = await cache().increment(counter, 60);
    expect(count).toBe(2);
    expect(resetSeconds).toBeLessThan(60);
  });

  test('a window ends, however often it is counted in', async () => {
    const counter = key();
    await cache().increment(counter, 1);
    await cache().increment(counter, 60);
    await pass(1_000);
    await eventually(async () =>
      expect(await cache().increment(counter, 60)).toEqual({ count: 1, resetSeconds: 60 }),
    );
  });
}
