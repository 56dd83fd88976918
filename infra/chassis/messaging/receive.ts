import type { Database } from '../database/connect.ts';
import { databaseFault } from '../database/faults.ts';
import { InvalidInput } from '../errors.ts';
import { createBatcher } from './batcher.ts';
import { type ReceivedRow, unstorableRow } from './inbox-rows.ts';
import { insertReceived } from './inbox-store.ts';

const MOST_ROWS = 250;

/** Stores what arrives, readable or not; resolves once it is safe, whether it was new or not. */
export function createReceiver(db: Database): (row: ReceivedRow) => Promise<void> {
  return createBatcher<ReceivedRow>((rows) => storeRows(db, rows), MOST_ROWS);
}

async function storeRows(db: Database, rows: readonly ReceivedRow[]): Promise<void> {
  try {
    await insertReceived(db, rows);
  } catch (error) {
    if (!(databaseFault(error) instanceof InvalidInput)) throw error;
    if (rows.length === 1) return insertReceived(db, rows.map(unstorableRow));
    for (const row of rows) await storeRows(db, [row]);
  }
}
