import type { Transaction } from '@dahab/chassis/database/connect.ts';
import type { ImportedRow } from '../../contract/import-batch.ts';
import { type CustomerDetails, detailsOf, type DetailsRow, recordOf } from '../customers/record.ts';
import type { Keys, Stored } from './directory.ts';

interface Batch {
  readonly jobId: number;
  readonly batch: number;
}

/** What was answered when this batch was written; null when it was not. */
export async function findResults(
  trx: Transaction,
  { jobId, batch }: Batch,
): Promise<ImportedRow[] | null> {
  const row = await trx('customer_import_batches')
    .where({ job_id: jobId, batch })
    .first<{ results: ImportedRow[] } | undefined>('results');
  return row?.results ?? null;
}

export async function insertResults(
  trx: Transaction,
  { jobId, batch }: Batch,
  results: readonly ImportedRow[],
): Promise<void> {
  await trx('customer_import_batches').insert({
    job_id: jobId,
    batch,
    results: JSON.stringify(results),
  });
}

/** Customers without an account who share a key with the batch, oldest first. */
export async function listStored(trx: Transaction, keys: readonly Keys[]): Promise<Stored[]> {
  const rows = await trx('customers')
    .whereNull('user_id')
    .where((any) =>
      any
        .whereRaw('email_key = ANY(?)', [given(keys.map((key) => key.email))])
        .orWhereRaw('phone_key = ANY(?)', [given(keys.map((key) => key.phone))])
        .orWhere((named) =>
          named
            .whereNull('email_key')
            .whereNull('phone_key')
            .whereRaw('search_text = ANY(?)', [given(keys.map((key) => key.name))]),
        ),
    )
    .orderBy('id')
    .select<(DetailsRow & { id: number })[]>('*');
  return rows.map((row) => ({ id: row.id, details: detailsOf(row) }));
}

export async function insertCustomers(
  trx: Transaction,
  customers: readonly CustomerDetails[],
  now: Date,
): Promise<void> {
  if (customers.length === 0) return;
  await trx('customers').insert(
    customers.map((details) => ({ ...recordOf(details), created_at: now })),
  );
}

function given(keys: readonly (string | null)[]): string[] {
  return keys.filter((key) => key !== null);
}
