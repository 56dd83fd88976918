import type { Database } from '@dahab/chassis/database/connect.ts';
import { emit } from '@dahab/chassis/messaging/emit.ts';
import { customersChanged } from '../../contract/events.ts';
import type { ImportedCustomer, ImportedRow } from '../../contract/import-batch.ts';
import { lockCustomers, updateDetails } from '../customers/store.ts';
import { keysOf } from './directory.ts';
import { readRow } from './read-row.ts';
import { mergeRows } from './rules.ts';
import { findResults, insertCustomers, insertResults, listStored } from './store.ts';

/** Writes a batch once; asked again, it answers what it answered then. */
export async function importBatch(
  db: Database,
  batch: { jobId: number; batch: number },
  rows: readonly ImportedCustomer[],
  now: Date,
): Promise<readonly ImportedRow[]> {
  return db.transaction(async (trx) => {
    await lockCustomers(trx);
    const before = await findResults(trx, batch);
    if (before !== null) return before;
    const keys = rows.map((row) => keysOf(readRow(row).fields));
    const { inserts, updates, results } = mergeRows(await listStored(trx, keys), rows);
    for (const update of updates) await updateDetails(trx, update);
    await insertCustomers(trx, inserts, now);
    await insertResults(trx, batch, results);
    await emit(trx, customersChanged, {});
    return results;
  });
}
