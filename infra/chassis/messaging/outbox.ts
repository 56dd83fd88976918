import type { ServiceName } from '@dahab/protocol/event.ts';
import type { Connection, Database, Transaction } from '../database/connect.ts';
import { preparedAs } from '../database/prepared.ts';
import type { MessageRow } from './message-row.ts';

export interface OutboxRow extends MessageRow {
  readonly id: number;
  readonly heard_by: ServiceName[];
  readonly attempts: number;
}

/** JSON as text. */
export type NewEvent = Pick<
  OutboxRow,
  'message_id' | 'name' | 'version' | 'request_id' | 'traceparent'
> & {
  readonly payload: string;
  readonly actor: string | null;
  readonly heard_by: readonly ServiceName[];
};

export interface FailedPublish {
  readonly id: number;
  readonly retryInMs: number;
  readonly error: string;
}

export async function insertEvent(trx: Transaction, event: NewEvent): Promise<void> {
  await trx
    .raw(
      `INSERT INTO outbox (message_id, name, version, payload, heard_by, request_id, actor, traceparent)
       VALUES (:message_id, :name, :version, :payload, :heard_by, :request_id, :actor,
         :traceparent)`,
      { ...event, heard_by: [...event.heard_by] },
    )
    .options(preparedAs('insert-event'));
}

/** Due rows that no other relay holds, the longest-due first: published, if `trx` commits. */
export async function claimDue(trx: Transaction, limit: number): Promise<OutboxRow[]> {
  const { rows } = await trx
    .raw<{ rows: OutboxRow[] }>(
      `WITH due AS (
       SELECT id FROM outbox WHERE published_at IS NULL AND next_attempt_at <= now()
       ORDER BY next_attempt_at, id LIMIT ? FOR UPDATE SKIP LOCKED
     ), claimed AS (
       UPDATE outbox SET published_at = clock_timestamp() FROM due WHERE outbox.id = due.id
       RETURNING outbox.*
     )
     SELECT id, message_id, name, version, payload, heard_by, request_id, actor, traceparent,
       occurred_at, attempts
     FROM claimed ORDER BY next_attempt_at, id`,
      [limit],
    )
    .options(preparedAs('claim-due'));
  return rows;
}

/** Takes back that claimed rows are published: they are due again later. */
export async function markFailed(
  trx: Transaction,
  failures: readonly FailedPublish[],
): Promise<void> {
  if (failures.length === 0) return;
  await trx.raw(
    `UPDATE outbox SET published_at = NULL, attempts = attempts + 1, last_error = failure.error,
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
