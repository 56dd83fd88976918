import type { Database } from '@dahab/chassis/database/connect.ts';
import { inSlices } from '@dahab/chassis/in-slices.ts';
import { emit } from '@dahab/chassis/messaging/emit.ts';
import { customersChanged } from '../../contract/events.ts';
import type { ImportedCustomer, ImportedRow } from '../../contract/import-batch.ts';
import { lockCustomers } from '../customers/store.ts';
import { readRow } from './read-row.ts';
import { mergeRows } from './rules.ts';
import {
  findResults,
  insertCustomers,
  insertResults,
  listStored,
  updateCustomers,
} from './store.ts';

/** Writes a batch once; asked again, it answers what it answered then. */
export async function importBatch(
  db: Database,
  batch: { jobId: number; batch: number },
  rows: readonly ImportedCustomer[],
  now: Date,
): Promise<readonly ImportedRow[]> {
  const read = await inSlices(rows, readRow);
  return db.transaction(async (trx) => {
    await lockCustomers(trx);
    const before = await findResults(trx, batch);
    if (before !== null) return before;
    const stored = await listStored(
      trx,
      read.map(({ keys }) => keys),
    );
    const { inserts, updates, results } = mergeRows(stored, read);
    await updateCustomers(trx, updates);
    await insertCustomers(trx, inserts, now);
    await insertResults(trx, batch, results);
    await emit(trx, customersChanged, {});
    return results;
  });
}
