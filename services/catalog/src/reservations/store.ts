import type { Connection, Database, Transaction } from '@dahab/chassis/database/connect.ts';
import { preparedAs } from '@dahab/chassis/database/prepared.ts';
import type { SoldPiece } from '../../contract/reservations.ts';
import type { Line, ReservationStatus } from './rules.ts';

export interface Reservation {
  readonly status: ReservationStatus;
  readonly pieces: SoldPiece[];
}

/** Whether the reference was free: it is used up now, so that no reservation can have it. */
export async function insertReleased(
  trx: Transaction,
  reference: string,
  now: Date,
): Promise<boolean> {
  const taken = await trx('reservations')
    .insert({ reference, status: 'released', pieces: '[]', held_at: now })
    .onConflict('reference')
    .ignore()
    .returning('reference');
  return taken.length > 0;
}

/**
 * Takes the stock of a whole cart off the shelf and notes what was taken, in one round trip; null,
 * and nothing taken, when some of it cannot be sold or the reference is in use. Products are locked in
 * order of their ids, so that two carts never wait for each other.
 */
export async function holdStock(
  db: Database,
  reference: string,
  lines: readonly Line[],
  now: Date,
): Promise<SoldPiece[] | null> {
  const { rows } = await db
    .raw<{ rows: Pick<Reservation, 'pieces'>[] }>(
      `WITH locked AS MATERIALIZED (
       SELECT products.id, name_ar, name, images[1] AS image, weight, karat, margin_per_gram,
         is_archived, products.quantity, wanted.quantity AS wanted
       FROM products JOIN unnest(:ids::int[], :quantities::int[]) AS wanted (id, quantity)
         ON wanted.id = products.id
       ORDER BY products.id
       FOR UPDATE OF products
     ), reserved AS (
       INSERT INTO reservations (reference, status, pieces, held_at)
       SELECT :reference::uuid, 'held', jsonb_agg(jsonb_build_object('productId', id,
         'quantity', wanted, 'nameAr', name_ar, 'name', name, 'image', image,
         'weight', weight, 'karat', karat, 'marginPerGram', margin_per_gram) ORDER BY id),
         :now::timestamptz
       FROM locked
       HAVING count(*) = cardinality(:ids::int[])
         AND bool_and(NOT is_archived AND quantity >= wanted)
       ON CONFLICT (reference) DO NOTHING
       RETURNING reference, pieces
     ), taken AS (
       UPDATE products SET quantity = products.quantity - locked.wanted
       FROM locked CROSS JOIN reserved WHERE products.id = locked.id
     ), held AS (
       INSERT INTO reservation_lines (reference, product_id, quantity)
       SELECT reserved.reference, locked.id, locked.wanted FROM locked CROSS JOIN reserved
     )
     SELECT pieces FROM reserved`,
      {
        ids: lines.map((line) => line.productId),
        quantities: lines.map((line) => line.quantity),
        reference,
        now,
      },
    )
    .options(preparedAs('hold-stock'));
  return rows[0]?.pieces ?? null;
}

export async function findReservation(
  db: Connection,
  reference: string,
): Promise<Reservation | null> {
  return (await ofReference(db, reference)) ?? null;
}

/** Locks it until the transaction ends; null when there is none. */
export async function lockReservation(
  trx: Transaction,
  reference: string,
): Promise<Reservation | null> {
  return (await ofReference(trx, reference).forUpdate()) ?? null;
}

function ofReference(connection: Connection, reference: string) {
  return connection<Reservation & { reference: string }>('reservations')
    .where({ reference })
    .first('status', 'pieces');
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
