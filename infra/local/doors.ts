import { type Blobs } from '@dahab/chassis/blobs/blobs.ts';
import { openBlobs } from '@dahab/chassis/blobs/open-blobs.ts';
import type { Bus } from '@dahab/chassis/bus/bus.ts';
import { openBus } from '@dahab/chassis/bus/open-bus.ts';
import type { Figures } from '@dahab/chassis/figures/figures.ts';
import { openProcessFigures } from '@dahab/chassis/figures/process-figures.ts';
import type { Cache } from '@dahab/chassis/cache/cache.ts';
import { openCache } from '@dahab/chassis/cache/open-cache.ts';
import type { ChassisConfig } from '@dahab/chassis/config.ts';
import { type Neighbours, openNeighbourhood } from '@dahab/chassis/http/in-process.ts';
import type { Log } from '@dahab/chassis/log.ts';
import { openTracing } from '@dahab/chassis/tracing/open-tracing.ts';
import type { Tracing } from '@dahab/chassis/tracing/tracing.ts';
import type { Ending } from './ending.ts';

export interface Doors {
  readonly bus: Bus;
  readonly cache: Cache;
  readonly blobs: Blobs;
  readonly neighbours: Neighbours;
  readonly figures: Figures;
  readonly tracing: Tracing | undefined;
}

/** The doors that all services of this process share: given servers, else in-process ones. */
export async function openDoors(config: ChassisConfig, log: Log, ending: Ending): Promise<Doors> {
  const tracing = await openTracing(config, log);
  if (tracing) ending.atEnd(() => tracing.close());
  const bus = await openBus(config, log);
  ending.atEnd(() => bus.close());
  const { figures, cache } = openProcessFigures('shop', { bus, cache: openCache(config, log) });
  ending.atEnd(() => cache.close());
  const blobs = await openBlobs(config, log);
  return { bus, cache, blobs, figures, tracing, neighbours: openNeighbourhood() };
}
