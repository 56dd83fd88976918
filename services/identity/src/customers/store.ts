import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import type { Knex } from 'knex';
import type { Customer } from '../../contract/customer.ts';
import { textKey } from '../text-key.ts';
import { phoneKey } from './phone.ts';
import { type CustomerDetails, detailsOf, type DetailsRow, noDetails, recordOf } from './record.ts';

/** Any number will do; whoever looks for a double before he writes holds it. */
const LOCK = 727_903;

interface CustomerRow extends DetailsRow {
  id: number;
  user_id: number | null;
  created_at: Date;
  total_spent: number;
  total_orders: number;
}

export async function findCustomer(db: Connection, id: number): Promise<Customer | null> {
  const [customer] = await listCustomersById(db, [id]);
  return customer ?? null;
}

export async function listCustomersById(
  db: Connection,
  ids: readonly number[],
): Promise<Customer[]> {
  const rows = await withTotals(db, db('customers').whereIn('customers.id', [...ids]));
  return rows.map(customerOf);
}

/** Newest first, of those who match every word. */
export async function listCustomers(
  db: Connection,
  words: readonly string[],
  range: { limit: number; offset: number },
): Promise<Customer[]> {
  const rows = await withTotals(db, matching(db, words))
    .orderBy('customers.id', 'desc')
    .limit(range.limit)
    .offset(range.offset);
  return rows.map(customerOf);
}

export async function countCustomers(db: Connection, words: readonly string[]): Promise<number> {
  const [row] = await matching(db, words).count<{ count: number }[]>();
  return row?.count ?? 0;
}

/** Until `trx` ends nobody else adds customers or imports them. */
export async function lockCustomers(trx: Transaction): Promise<void> {
  await trx.raw('SELECT pg_advisory_xact_lock(?)', [LOCK]);
}

/** Of anybody but the customer `except`. */
export async function hasPhone(
  db: Connection,
  phone: string,
  except: number | null = null,
): Promise<boolean> {
  return exists(db, { column: 'phone_key', key: phoneKey(phone), except });
}

/** Of anybody but the customer `except`. */
export async function hasEmail(
  db: Connection,
  email: string,
  except: number | null = null,
): Promise<boolean> {
  return exists(db, { column: 'email_key', key: textKey(email), except });
}

/** With what was imported of him, which no answer shows apart. */
export async function findDetails(
  trx: Transaction,
  id: number,
): Promise<{ userId: number | null; details: CustomerDetails } | null> {
  const row = await trx('customers').where({ id }).forUpdate().first<CustomerRow | undefined>();
  return row === undefined ? null : { userId: row.user_id, details: detailsOf(row) };
}

export async function updateDetails(
  trx: Transaction,
  { id, details }: { id: number; details: CustomerDetails },
): Promise<void> {
  await trx('customers').where({ id }).update(recordOf(details));
}

export async function insertCustomer(
  trx: Transaction,
  customer: Partial<CustomerDetails> & { userId: number | null },
  now: Date,
): Promise<number> {
  const { userId, ...details } = customer;
  const [row] = await trx('customers')
    .insert({ user_id: userId, created_at: now, ...recordOf({ ...noDetails, ...details }) })
    .returning<{ id: number }[]>('id');
  if (row === undefined) throw new Error('The customer was not inserted');
  return row.id;
}

/** With the totals, which are sums at the time of reading and so cannot be off. */
function withTotals(
  db: Connection,
  customers: Knex.QueryBuilder,
): Knex.QueryBuilder<object, CustomerRow[]> {
  return customers
    .joinRaw(
      `CROSS JOIN LATERAL (
         SELECT coalesce(sum(total), 0) AS spent, count(*) AS orders FROM customer_orders
         WHERE customer_id = customers.id AND is_live
       ) AS own`,
    )
    .select<CustomerRow[]>(
      'customers.*',
      db.raw('imported_spent + own.spent AS total_spent'),
      db.raw('imported_orders + own.orders AS total_orders'),
    );
}

function matching(db: Connection, words: readonly string[]): Knex.QueryBuilder {
  return words.reduce(
    (query, word) => query.whereLike('search_text', `%${word.replace(/[\\%_]/g, '\\$&')}%`),
    db('customers'),
  );
}

async function exists(
  db: Connection,
  { column, key, except }: { column: string; key: string | null; except: number | null },
): Promise<boolean> {
  if (key === null) return false;
  const found = await db('customers')
    .where(column, key)
    .whereNot('id', except ?? 0)
    .first<{ id: number } | undefined>('id');
  return found !== undefined;
}

function customerOf(row: CustomerRow): Customer {
  const { importedSpent: _spent, importedOrders: _orders, ...details } = detailsOf(row);
  return {
    id: row.id,
    userId: row.user_id,
    ...details,
    totalSpent: row.total_spent,
    totalOrders: row.total_orders,
    createdAt: row.created_at.toISOString(),
  };
}
