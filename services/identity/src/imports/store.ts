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

/**
 * Customers without an account whom the rows may be about, oldest first. Each key is looked up by
 * itself, because of many at once PostgreSQL would rather read the whole table. Of those who share a
 * phone no more are needed than there are rows: each row changes one at most.
 */
export async function listStored(trx: Transaction, rows: readonly Keys[]): Promise<Stored[]> {
  const limit = rows.length;
  const stored = await trx.raw<{ rows: StoredRow[] }>(
    `SELECT * FROM customers WHERE id = ANY (ARRAY(
       SELECT one.id FROM unnest(:emails::text[]) AS wanted (email) CROSS JOIN LATERAL (
         SELECT id FROM customers WHERE user_id IS NULL AND email_key = wanted.email LIMIT 1
       ) AS one
       UNION ALL
       SELECT one.id FROM unnest(:phones::text[]) AS wanted (phone) CROSS JOIN LATERAL (
         SELECT id FROM customers WHERE user_id IS NULL AND phone_key = wanted.phone
         ORDER BY email_key IS NOT NULL, id LIMIT :limit
       ) AS one
       UNION ALL
       SELECT one.id FROM unnest(:names::text[]) AS wanted (name) CROSS JOIN LATERAL (
         SELECT id FROM customers WHERE user_id IS NULL AND email_key IS NULL
           AND phone_key IS NULL AND search_text = wanted.name
         ORDER BY id LIMIT 1
       ) AS one
     )) ORDER BY id`,
    {
      emails: given(rows.map((row) => row.email)),
      phones: given(rows.map((row) => row.phone)),
      names: given(rows.map((row) => row.name)),
      limit,
    },
  );
  return stored.rows.map(storedOf);
}

interface StoredRow extends DetailsRow {
  readonly id: number;
  readonly email_key: string | null;
  readonly phone_key: string | null;
}

function storedOf(row: StoredRow): Stored {
  const details = detailsOf(row);
  const keys = withName(details, { email: row.email_key, phone: row.phone_key });
  return { id: row.id, details, keys };
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

/** Each once. */
function given(keys: readonly (string | null)[]): string[] {
  return [...new Set(keys.filter((key) => key !== null))];
}
