import { Counter, type Registry } from 'prom-client';
import type { Cache } from '../cache/cache.ts';

/** The same cache, whose reads are counted by what came of them. */
export function countCacheReads(cache: Cache, registry: Registry): Cache {
  const reads = new Counter({
    name: 'cache_reads_total',
    help: 'Reads of the shared cache, by what came of them',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['hit', 'miss', 'unavailable']) reads.inc({ outcome }, 0);
  return {
    ...cache,
    get: async (key) => {
      try {
        const value = await cache.get(key);
        reads.inc({ outcome: value === null ? 'miss' : 'hit' });
        return value;
      } catch (error) {
        reads.inc({ outcome: 'unavailable' });
        throw error;
      }
    },
  };
}
