import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Bus } from '../bus/bus.ts';
import type { Cache } from '../cache/cache.ts';
import { readRelease } from '../release.ts';
import { countCacheReads } from './count-cache-reads.ts';
import { createFigures, type Figures } from './figures.ts';
import { gaugeAtScrape } from './gauge-at-scrape.ts';

/**
 * What a process tells of itself: memory, CPU, event loop, release, and whether bus and cache are
 * there. Its parts add theirs; `cache` is the one for them to use, with its reads counted.
 */
export function openProcessFigures(
  name: string,
  doors: { readonly bus: Bus; readonly cache: Cache },
): { readonly figures: Figures; readonly cache: Cache } {
  const registry = new Registry();
  registry.setDefaultLabels({ service: name });
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'release_info',
    help: 'The release that runs, as a label',
    labelNames: ['release'],
    registers: [registry],
  }).set({ release: readRelease() }, 1);
  const up = (part: string, door: { ready(): boolean }): void =>
    gaugeAtScrape(
      registry,
      { name: `${part}_up`, help: `Whether the ${part} can be used right now` },
      () => Number(door.ready()),
    );
  up('bus', doors.bus);
  up('cache', doors.cache);
  const figures = createFigures();
  figures.add(registry);
  return { figures, cache: countCacheReads(doors.cache, registry) };
}
