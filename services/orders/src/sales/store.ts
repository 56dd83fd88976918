import type { Connection } from '@dahab/chassis/database/connect.ts';
import { preparedAs } from '@dahab/chassis/database/prepared.ts';

export type SaleState = 'open' | 'done' | 'closed';

export interface Sale {
  readonly reference: string;
  readonly key: string | null;
  readonly payloadHash: string;
  readonly state: SaleState;
}

interface Row {
  reference: string;
  idempotency_key: string | null;
  payload_hash: string;
  state: SaleState;
}

export interface NewSale {
  readonly reference: string;
  readonly key: string | null;
  readonly payloadHash: string;
  readonly leaseUntil: Date;
  readonly now: Date;
}

/** Null when the key is taken. */
export async function insertSale(connection: Connection, sale: NewSale): Promise<Sale | null> {
  const rows = await connection<Row>('sales')
    .insert({
      reference: sale.reference,
      idempotency_key: sale.key,
      payload_hash: sale.payloadHash,
      lease_until: sale.leaseUntil,
      created_at: sale.now,
    } as Partial<Row>)
    .onConflict('idempotency_key')
    .ignore()
    .returning(['reference', 'idempotency_key', 'payload_hash', 'state'])
    .options(preparedAs('insert-sale'));
  return saleOf(rows[0]);
}

export async function findSaleByKey(connection: Connection, key: string): Promise<Sale | null> {
  return saleOf(await connection<Row>('sales').where({ idempotency_key: key }).first());
}

export async function findSale(connection: Connection, reference: string): Promise<Sale | null> {
  return saleOf(await connection<Row>('sales').where({ reference }).first());
}

/** Takes over an open sale whose request is believed dead; null when it is not to be had. */
export async function updateLease(
  connection: Connection,
  reference: string,
  now: Date,
  leaseUntil: Date,
): Promise<Sale | null> {
  const rows = await connection<Row>('sales')
    .where({ reference, state: 'open' })
    .where('lease_until', '<=', now)
    .update({ lease_until: leaseUntil } as Partial<Row>)
    .returning('*');
  return saleOf(rows[0]);
}

/** Says that somebody still works on an open sale. */
export async function renewLease(connection: Connection, reference: string, leaseUntil: Date) {
  await connection<Row>('sales')
    .where({ reference, state: 'open' })
    .update({ lease_until: leaseUntil } as Partial<Row>);
}

/** Says that nobody works on an open sale any more. */
export async function endLease(connection: Connection, reference: string, now: Date) {
  await connection<Row>('sales')
    .where({ reference, state: 'open' })
    .update({ lease_until: now } as Partial<Row>);
}

/** Closes a sale that is still open and frees its key. */
export async function updateToClosed(connection: Connection, reference: string): Promise<void> {
  await connection<Row>('sales')
    .where({ reference, state: 'open' })
    .update({ state: 'closed', idempotency_key: null });
}

export async function listAbandoned(
  connection: Connection,
  before: Date,
  limit: number,
): Promise<string[]> {
  return connection<Row>('sales')
    .where({ state: 'open' })
    .where('lease_until', '<', before)
    .orderBy('lease_until')
    .limit(limit)
    .pluck('reference');
}

function saleOf(row: Row | undefined): Sale | null {
  if (!row) return null;
  const { reference, idempotency_key: key, payload_hash: payloadHash, state } = row;
  return { reference, key, payloadHash, state };
}
