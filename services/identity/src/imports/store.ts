import type { Transaction } from '@dahab/chassis/database/connect.ts';
import { inSlices } from '@dahab/chassis/in-slices.ts';
import type { ImportedRow } from '../../contract/import-batch.ts';
import { detailsOf, type DetailsRow, recordOf } from '../customers/record.ts';
import { type Keys, type Known, type Stored, withName } from './directory.ts';

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
    .select<StoredRow[]>('*');
  return rows.map((row) => {
    const details = detailsOf(row);
    const keys = withName(details, { email: row.email_key, phone: row.phone_key });
    return { id: row.id, details, keys };
  });
}

interface StoredRow extends DetailsRow {
  readonly id: number;
  readonly email_key: string | null;
  readonly phone_key: string | null;
}

const columns = `first_name text, last_name text, email text, email_key text, phone text,
  phone_key text, company text, address1 text, address2 text, city text, province_code text,
  country_code text, zip_code text, imported_spent numeric, imported_orders integer,
  search_text text`;
const names = columns.replaceAll(/ (text|numeric|integer)/g, '');

/** All in one statement. */
export async function insertCustomers(
  trx: Transaction,
  customers: readonly Known[],
  now: Date,
): Promise<void> {
  if (customers.length === 0) return;
  const records = await inSlices(customers, recordOfKnown);
  await trx.raw(
    `INSERT INTO customers (created_at, ${names})
     SELECT ?, ${names} FROM jsonb_to_recordset(?::jsonb) AS new (${columns})`,
    [now, JSON.stringify(records)],
  );
}

/** All in one statement. */
export async function updateCustomers(
  trx: Transaction,
  customers: readonly Stored[],
): Promise<void> {
  if (customers.length === 0) return;
  const records = await inSlices(customers, (one) => ({ id: one.id, ...recordOfKnown(one) }));
  const assignments = names.split(/,\s*/).map((name) => `${name} = changed.${name}`);
  await trx.raw(
    `UPDATE customers SET ${assignments.join(', ')}
     FROM jsonb_to_recordset(?::jsonb) AS changed (id integer, ${columns})
     WHERE customers.id = changed.id`,
    [JSON.stringify(records)],
  );
}

function recordOfKnown({ details, keys }: Known): Record<string, unknown> {
  return recordOf(details, keys.phone);
}

function given(keys: readonly (string | null)[]): string[] {
  return keys.filter((key) => key !== null);
}
