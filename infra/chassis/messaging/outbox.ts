import type { ServiceName } from '@dahab/protocol/event.ts';
import type { Connection, Database, Transaction } from '../database/connect.ts';
import type { MessageRow } from './message-row.ts';

export interface OutboxRow extends MessageRow {
  readonly id: number;
  readonly heard_by: ServiceName[];
  readonly attempts: number;
}

export interface FailedPublish {
  readonly id: number;
  readonly retryInMs: number;
  readonly error: string;
}

/** Due rows that no other relay holds, locked until `trx` ends. */
export async function claimDue(trx: Transaction, limit: number): Promise<OutboxRow[]> {
  return trx<OutboxRow>('outbox')
    .select('id', 'message_id', 'name', 'version', 'payload', 'heard_by', 'request_id')
    .select('actor', 'occurred_at', 'attempts')
    .whereNull('published_at')
    .where('next_attempt_at', '<=', trx.fn.now())
    .orderBy(['next_attempt_at', 'id'])
    .limit(limit)
    .forUpdate()
    .skipLocked();
}

export async function markPublished(trx: Transaction, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.raw('UPDATE outbox SET published_at = clock_timestamp() WHERE id = ANY(?)', [ids]);
}

export async function markFailed(
  trx: Transaction,
  failures: readonly FailedPublish[],
): Promise<void> {
  if (failures.length === 0) return;
  await trx.raw(
    `UPDATE outbox SET attempts = attempts + 1, last_error = failure.error,
       next_attempt_at = clock_timestamp() + failure."retryInMs" * interval '1 millisecond'
     FROM jsonb_to_recordset(?::jsonb) AS failure (id bigint, "retryInMs" integer, error text)
     WHERE outbox.id = failure.id`,
    [JSON.stringify(failures)],
  );
}

/** Removes up to `limit` rows published longer ago than `days`, and says how many. */
export async function removePublished(db: Database, days: number, limit: number): Promise<number> {
  const old = db('outbox')
    .select('id')
    .whereRaw(`published_at < now() - ? * interval '1 day'`, [days])
    .limit(limit);
  return db('outbox').whereIn('id', old).delete();
}

export interface OutboxState {
  readonly waiting: number;
  /** Age of the longest-waiting event; 0 when none waits. */
  readonly oldestSeconds: number;
}

/** How many events are still to be published. */
export async function outboxState(db: Connection): Promise<OutboxState> {
  const { rows } = await db.raw<{ rows: OutboxState[] }>(
    `SELECT count(*) AS waiting,
       coalesce(extract(epoch FROM now() - min(occurred_at)), 0)::float8 AS "oldestSeconds"
     FROM outbox WHERE published_at IS NULL`,
  );
  return rows[0] ?? { waiting: 0, oldestSeconds: 0 };
}
