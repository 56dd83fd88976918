import type { Worker } from '@dahab/chassis/worker.ts';
import { closeSale, giveStockBack } from './close-sale.ts';
import type { SaleDoors } from './make-sale.ts';
import { listAbandoned } from './store.ts';

const ABANDONED_MS = 10 * 60_000;
const EVERY_MS = 60_000;
const BATCH = 100;

/**
 * Ends sales that nobody came back for. Those with stock are ended earlier, when catalog asks; this
 * frees the keys of those that catalog never heard of.
 */
export function closeAbandonedSales(doors: SaleDoors): Worker {
  return {
    name: 'abandoned-sales',
    everyMs: EVERY_MS,
    work: async (signal) => {
      const before = new Date(doors.clock().getTime() - ABANDONED_MS);
      const abandoned = await listAbandoned(doors.db, before, BATCH);
      for (const reference of abandoned) {
        if (signal.aborted) return false;
        const state = await closeSale(doors.db, reference);
        if (state === 'closed') await giveStockBack(doors, reference);
      }
      return abandoned.length === BATCH;
    },
  };
}
