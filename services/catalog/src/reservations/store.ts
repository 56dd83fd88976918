import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import type { SoldPiece } from '../../contract/reservations.ts';
import type { Line, ReservationStatus } from './rules.ts';

export interface Reservation {
  readonly status: ReservationStatus;
  readonly pieces: SoldPiece[];
}

/**
 * Whether the reference was free and is ours now. Waits for another transaction that is taking the
 * same one.
 */
export async function insertReservation(
  trx: Transaction,
  reference: string,
  status: ReservationStatus,
  now: Date,
): Promise<boolean> {
  const taken = await trx('reservations')
    .insert({ reference, status, pieces: '[]', held_at: now })
    .onConflict('reference')
    .ignore()
    .returning('reference');
  return taken.length > 0;
}

/** Notes what a reservation holds, in one round trip: its products are locked meanwhile. */
export async function insertLines(
  trx: Transaction,
  reference: string,
  lines: readonly Line[],
  pieces: readonly SoldPiece[],
): Promise<void> {
  await trx.raw(
    `WITH held AS (
       INSERT INTO reservation_lines (reference, product_id, quantity)
       SELECT ?::uuid, * FROM unnest(?::int[], ?::int[])
     )
     UPDATE reservations SET pieces = ?::jsonb WHERE reference = ?`,
    [
      reference,
      lines.map((line) => line.productId),
      lines.map((line) => line.quantity),
      JSON.stringify(pieces),
      reference,
    ],
  );
}

/** Locks it until the transaction ends; null when there is none. */
export async function lockReservation(
  trx: Transaction,
  reference: string,
): Promise<Reservation | null> {
  const row = await trx<Reservation & { reference: string }>('reservations')
    .where({ reference })
    .forUpdate()
    .first('status', 'pieces');
  return row ?? null;
}

export async function updateStatus(
  trx: Transaction,
  reference: string,
  status: ReservationStatus,
): Promise<void> {
  await trx('reservations').where({ reference }).update({ status });
}

/** Takes stock off the shelf where there is enough; answers the ids that it was taken from. */
export async function takeStock(trx: Transaction, lines: readonly Line[]): Promise<number[]> {
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `UPDATE products SET quantity = products.quantity - wanted.quantity
     FROM unnest(?::int[], ?::int[]) AS wanted (id, quantity)
     WHERE products.id = wanted.id
       AND products.quantity >= wanted.quantity
       AND NOT products.is_archived
     RETURNING products.id`,
    [lines.map((line) => line.productId), lines.map((line) => line.quantity)],
  );
  return rows.map((row) => row.id);
}

/** Puts a reservation's pieces back; answers the ids of the products that still exist. */
export async function putStockBack(trx: Transaction, reference: string): Promise<number[]> {
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `WITH locked AS MATERIALIZED (
       SELECT products.id, reservation_lines.quantity
       FROM products JOIN reservation_lines ON reservation_lines.product_id = products.id
       WHERE reservation_lines.reference = ?
       ORDER BY products.id
       FOR UPDATE OF products
     )
     UPDATE products SET quantity = products.quantity + locked.quantity
     FROM locked WHERE products.id = locked.id
     RETURNING products.id`,
    [reference],
  );
  return rows.map((row) => row.id);
}

/** Held since before `since`, the oldest first. */
export async function listOverdue(db: Connection, since: Date, most: number): Promise<string[]> {
  const rows = await db<{ reference: string; held_at: Date; status: string }>('reservations')
    .where({ status: 'held' })
    .where('held_at', '<', since)
    .orderBy('held_at')
    .limit(most)
    .select('reference');
  return rows.map((row) => row.reference);
}
