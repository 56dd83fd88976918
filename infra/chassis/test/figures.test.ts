import { expect, test } from '@jest/globals';
import { Gauge, Registry } from 'prom-client';
import { openInProcessBus } from '../bus/in-process.ts';
import { CacheUnavailable } from '../cache/cache.ts';
import { openInProcessCache } from '../cache/in-process.ts';
import { createFigures } from '../figures/figures.ts';
import { keptForScrapes } from '../figures/kept-for-scrapes.ts';
import { openProcessFigures } from '../figures/process-figures.ts';

function partOf(service: string, value: number): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  new Gauge({ name: 'pieces', help: 'What there is', registers: [registry] }).set(value);
  return registry;
}

test('the figures of all parts of a process stand together, each name described once', async () => {
  const figures = createFigures();
  figures.add(partOf('catalog', 1));
  figures.add(partOf('orders', 2));

  expect(await figures.read()).toBe(
    [
      '# HELP pieces What there is',
      '# TYPE pieces gauge',
      'pieces{service="catalog"} 1',
      'pieces{service="orders"} 2',
      '',
    ].join('\n'),
  );
});

test('a process tells its memory, its release, and whether bus and cache are there', async () => {
  const cache = { ...openInProcessCache(), ready: () => false };
  const { figures } = openProcessFigures('shop', { bus: openInProcessBus(), cache });

  const text = await figures.read();

  expect(text).toMatch(/^process_resident_memory_bytes\{service="shop"\} \d+/m);
  expect(text).toMatch(/^release_info\{release="[\d.]+",service="shop"\} 1$/m);
  expect(text).toContain('bus_up{service="shop"} 1');
  expect(text).toContain('cache_up{service="shop"} 0');
});

test('reads of the cache are counted as found, missed, and not to be had', async () => {
  const broken = (): Promise<never> => Promise.reject(new CacheUnavailable('It is away'));
  const inner = openInProcessCache();
  const { figures, cache } = openProcessFigures('shop', {
    bus: openInProcessBus(),
    cache: { ...inner, get: (key) => (key === 'broken' ? broken() : inner.get(key)) },
  });
  await cache.set('known', 'a value', 60);

  await cache.get('known');
  await cache.get('unknown');
  await cache.get('unknown');
  await expect(cache.get('broken')).rejects.toThrow(CacheUnavailable);

  const text = await figures.read();
  expect(text).toContain('cache_reads_total{outcome="hit",service="shop"} 1');
  expect(text).toContain('cache_reads_total{outcome="miss",service="shop"} 2');
  expect(text).toContain('cache_reads_total{outcome="unavailable",service="shop"} 1');
});

test('a query for figures is asked once in five seconds, however many look', async () => {
  let now = 0;
  let asked = 0;
  const read = keptForScrapes(async () => ++asked, { now: () => now });

  const atOnce = await Promise.all([read(), read(), read()]);
  now = 4_999;
  const later = await read();
  now = 5_000;
  const anew = await read();

  expect([atOnce, later, anew]).toEqual([[1, 1, 1], 1, 2]);
});

test('a query that hangs is not waited for, and not asked a second time beside the first', async () => {
  let now = 0;
  let asked = 0;
  const hang = (): Promise<never> => {
    asked += 1;
    return new Promise(() => undefined);
  };
  const read = keptForScrapes(hang, { now: () => now, patienceMs: 1 });

  const first = await read();
  now = 10_000;
  const second = await read();

  expect([first, second, asked]).toEqual([null, null, 1]);
});
