import type { ServiceName } from '@dahab/protocol/event.ts';
import type { Connection, Database, Transaction } from '../database/connect.ts';
import { preparedAs } from '../database/prepared.ts';
import type { MessageRow } from './message-row.ts';

/** How long the process that commits an event has for publishing it before any relay may. */
const HEAD_START_SECONDS = 2;

export interface OutboxRow extends MessageRow {
  readonly id: number;
  readonly heard_by: readonly ServiceName[];
  readonly attempts: number;
}

export type NewEvent = Omit<OutboxRow, 'id' | 'attempts' | 'occurred_at'>;

export interface FailedPublish {
  readonly messageId: string;
  readonly retryInMs: number;
  readonly error: string;
}

/** Not due at once: whoever commits it publishes it himself, if he lives. */
export async function insertEvent(trx: Transaction, event: NewEvent): Promise<OutboxRow> {
  const { rows } = await trx
    .raw<{ rows: Pick<OutboxRow, 'id' | 'attempts' | 'occurred_at'>[] }>(
      `INSERT INTO outbox
         (message_id, name, version, payload, heard_by, request_id, actor, traceparent,
          next_attempt_at)
       VALUES (:message_id, :name, :version, :payload, :heard_by, :request_id, :actor, :traceparent,
         clock_timestamp() + interval '${HEAD_START_SECONDS} seconds')
       RETURNING id, attempts, occurred_at`,
      {
        ...event,
        heard_by: [...event.heard_by],
        payload: JSON.stringify(event.payload),
        actor: event.actor === null ? null : JSON.stringify(event.actor),
      },
    )
    .options(preparedAs('insert-event'));
  const [row] = rows;
  if (row === undefined) throw new Error('An inserted event has a row');
  return { ...event, ...row };
}

/** Says that events were published; one that was already stays as it is. */
export async function markPublished(db: Database, messageIds: readonly string[]): Promise<void> {
  await db
    .raw(
      // Not waited for on the disk: what a crash forgets is published again, and heard once.
      `WITH lightly AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
     UPDATE outbox SET published_at = clock_timestamp() FROM lightly
     WHERE message_id = ANY (:messageIds::uuid[]) AND published_at IS NULL`,
      { messageIds: [...messageIds] },
    )
    .options(preparedAs('mark-published'));
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
  if (failures.length > 0) await trx.raw(DUE_AGAIN, [JSON.stringify(failures)]);
}

/** Says when an event that nobody claimed is due again; one that is published stays so. */
export async function postpone(db: Database, failure: FailedPublish): Promise<void> {
  await db.raw(`${DUE_AGAIN} AND published_at IS NULL`, [JSON.stringify([failure])]);
}

const DUE_AGAIN = `UPDATE outbox SET published_at = NULL, attempts = attempts + 1,
       last_error = failure.error,
       next_attempt_at = clock_timestamp() + failure."retryInMs" * interval '1 millisecond'
     FROM jsonb_to_recordset(?::jsonb) AS failure
       ("messageId" uuid, "retryInMs" integer, error text)
     WHERE outbox.message_id = failure."messageId"`;

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
