import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import { preparedAs } from '@dahab/chassis/database/prepared.ts';
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
    .returning('reference')
    .options(preparedAs('insert-reservation'));
  return taken.length > 0;
}

/**
 * Takes stock off the shelf and notes what the reservation holds, in one round trip: its products
 * are locked meanwhile. Answers the ids of the products that it was taken from.
 */
export async function holdStock(
  trx: Transaction,
  reference: string,
  lines: readonly Line[],
  pieces: readonly SoldPiece[],
): Promise<number[]> {
  const { rows } = await trx
    .raw<{ rows: { id: number }[] }>(
      `WITH taken AS (
       UPDATE products SET quantity = products.quantity - wanted.quantity
       FROM unnest(:ids::int[], :quantities::int[]) AS wanted (id, quantity)
       WHERE products.id = wanted.id
         AND products.quantity >= wanted.quantity
         AND NOT products.is_archived
       RETURNING products.id, wanted.quantity
     ), held AS (
       INSERT INTO reservation_lines (reference, product_id, quantity)
       SELECT :reference::uuid, id, quantity FROM taken
     ), noted AS (
       UPDATE reservations SET pieces = :pieces::jsonb WHERE reference = :reference
     )
     SELECT id FROM taken`,
      {
        ids: lines.map((line) => line.productId),
        quantities: lines.map((line) => line.quantity),
        reference,
        pieces: JSON.stringify(pieces),
      },
    )
    .options(preparedAs('hold-stock'));
  return rows.map((row) => row.id);
}

/** Locks it until the transaction ends; null when there is none. */
export async function lockReservation(
  trx: Transaction,
  reference: string,
): Promise<Reservation | null> {
  const row = await trx<Reservation & { reference: string }>('reservations')
    .where({ reference })
    .forUpdate()
    .first('status', 'pieces')
    .options(preparedAs('lock-reservation'));
  return row ?? null;
}

/** Whether it was held until now. */
export async function updateToSold(trx: Transaction, reference: string): Promise<boolean> {
  const changed = await trx('reservations')
    .where({ reference, status: 'held' })
    .update({ status: 'sold' })
    .options(preparedAs('update-to-sold'));
  return changed === 1;
}

export async function updateStatus(
  trx: Transaction,
  reference: string,
  status: ReservationStatus,
): Promise<void> {
  await trx('reservations')
    .where({ reference })
    .update({ status })
    .options(preparedAs('update-status'));
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
