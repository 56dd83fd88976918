import type { Transaction } from '@dahab/chassis/database/connect.ts';

export interface PriceChange {
  /** EGP per gram; null when nobody told. */
  readonly priceBefore: number | null;
  readonly price21k: number;
  readonly changedAt: Date;
}

export interface WaitingChange extends PriceChange {
  readonly dueAt: Date;
}

/** Joins the change that waits, whichever of the two was heard first, and puts it off. */
export async function joinPriceChange(
  trx: Transaction,
  { priceBefore, price21k, changedAt }: PriceChange,
  { now, dueAt, longestMs }: { now: Date; dueAt: Date; longestMs: number },
): Promise<void> {
  await trx.raw(
    `INSERT INTO price_changes AS waiting
       (price_before, price21k, first_changed_at, changed_at, begun_at, due_at)
     VALUES (:priceBefore, :price21k, :changedAt, :changedAt, :now, :dueAt)
     ON CONFLICT (id) DO UPDATE SET
       price_before = CASE WHEN excluded.first_changed_at < waiting.first_changed_at
         THEN excluded.price_before ELSE waiting.price_before END,
       price21k = CASE WHEN excluded.changed_at > waiting.changed_at
         THEN excluded.price21k ELSE waiting.price21k END,
       first_changed_at = least(waiting.first_changed_at, excluded.first_changed_at),
       changed_at = greatest(waiting.changed_at, excluded.changed_at),
       due_at = least(excluded.due_at, waiting.begun_at + :longestMs * interval '1 millisecond')`,
    { priceBefore, price21k, changedAt, now, dueAt, longestMs },
  );
}

/** The change that has waited long enough, taken away for this transaction; null when there is none. */
export async function takeDueChange(trx: Transaction, now: Date): Promise<WaitingChange | null> {
  const { rows } = await trx.raw<{ rows: WaitingChange[] }>(
    `DELETE FROM price_changes WHERE id =
       (SELECT id FROM price_changes WHERE due_at <= ? FOR UPDATE SKIP LOCKED)
     RETURNING price_before AS "priceBefore", price21k, changed_at AS "changedAt",
       due_at AS "dueAt"`,
    [now],
  );
  return rows[0] ?? null;
}
