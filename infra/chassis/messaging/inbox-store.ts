import type { Connection, Database, Transaction } from '../database/connect.ts';
import { preparedAs } from '../database/prepared.ts';
import type { Failure } from './handling.ts';
import type { ReceivedRow } from './inbox-rows.ts';
import type { MessageRow } from './message-row.ts';

export interface WaitingRow extends MessageRow {
  readonly attempts: number;
  /** Whether another one was due as well: it saves a look in vain. */
  readonly has_more: boolean;
}

const INSERT_RECEIVED = `INSERT INTO inbox
       (message_id, name, version, payload, raw, request_id, actor, traceparent, occurred_at,
        status, reason, attempts, next_attempt_at, done_at)
     SELECT message_id, name, version, payload::jsonb, raw, request_id, actor, traceparent,
       occurred_at, status, reason, attempts, now() + retry_in_ms * interval '1 millisecond',
       CASE status WHEN 'done' THEN now() END
     FROM jsonb_to_recordset(?::jsonb) AS received
       (message_id uuid, name text, version integer, payload text, raw text, request_id text,
        actor jsonb, traceparent text, occurred_at timestamptz, status text, reason text, attempts integer,
        retry_in_ms integer)`;

/** A message that is there already stays as it is. */
export async function insertReceived(db: Database, rows: readonly ReceivedRow[]): Promise<void> {
  await db
    .raw(
      // An insert would wait for whoever is handling the row that is there.
      `${INSERT_RECEIVED}
     WHERE NOT EXISTS (SELECT FROM inbox AS known WHERE known.message_id = received.message_id)
     ON CONFLICT (message_id) DO NOTHING`,
      [JSON.stringify(rows)],
    )
    .options(preparedAs('insert-received'));
}

/** Whether the message becomes done with `trx`; not if it was handled or given up before. */
export async function insertDone(trx: Transaction, row: ReceivedRow): Promise<boolean> {
  const { rowCount } = await trx
    .raw<{ rowCount: number }>(
      `${INSERT_RECEIVED}
     ON CONFLICT (message_id) DO UPDATE SET status = 'done', done_at = now(), reason = NULL
       WHERE inbox.status = 'waiting'`,
      [JSON.stringify([{ ...row, status: 'done' }])],
    )
    .options(preparedAs('insert-done'));
  return rowCount > 0;
}

/** Whether it was handled or given up. */
export async function isSettled(db: Database, messageId: string): Promise<boolean> {
  const row = await db('inbox')
    .where({ message_id: messageId })
    .whereNot('status', 'waiting')
    .first('message_id');
  return row !== undefined;
}

/**
 * The longest-due message that nobody else works on: done, if `trx` commits. What comes after it is
 * undone by `undoHandling`.
 */
export async function claimNext(trx: Transaction): Promise<WaitingRow | undefined> {
  // All in one round trip.
  const [claimed] = await trx.raw<[{ rows: WaitingRow[] }, unknown]>(
    `UPDATE inbox SET status = 'done', done_at = now(), reason = NULL
     WHERE message_id = (
       SELECT message_id FROM inbox WHERE status = 'waiting' AND next_attempt_at <= now()
       ORDER BY next_attempt_at, received_at LIMIT 1 FOR UPDATE SKIP LOCKED
     )
     RETURNING message_id, name, version, payload, request_id, actor, traceparent, occurred_at,
       attempts,
       EXISTS (
         SELECT FROM inbox AS other WHERE other.status = 'waiting'
           AND other.next_attempt_at <= now() AND other.message_id <> inbox.message_id
       ) AS has_more;
     SAVEPOINT handling`,
  );
  return claimed.rows[0];
}

/** The message waits again, as before it was claimed. */
export async function undoHandling(trx: Transaction, messageId: string): Promise<void> {
  await trx.raw('ROLLBACK TO SAVEPOINT handling');
  await trx.raw(`UPDATE inbox SET status = 'waiting', done_at = NULL WHERE message_id = ?`, [
    messageId,
  ]);
}

/** What became of an attempt at a message that waits. */
export async function markFailure(
  connection: Connection,
  messageId: string,
  { status, reason, attempts, retryInMs }: Failure,
): Promise<void> {
  await connection.raw(
    `UPDATE inbox SET status = ?, attempts = ?, reason = ?,
       next_attempt_at = clock_timestamp() + ? * interval '1 millisecond'
     WHERE message_id = ? AND status = 'waiting'`,
    [status, attempts, reason, retryInMs, messageId],
  );
}

/** Forgets up to `limit` done events that happened longer ago than `days`, and says how many. */
export async function removeDone(db: Database, days: number, limit: number): Promise<number> {
  const old = db('inbox')
    .select('message_id')
    .where('status', 'done')
    .whereRaw(`occurred_at < now() - ? * interval '1 day'`, [days])
    .limit(limit);
  return db('inbox').whereIn('message_id', old).delete();
}

export interface InboxState {
  readonly waiting: number;
  readonly dead: number;
  /** Since the longest-waiting event was received; 0 when none waits. */
  readonly oldestSeconds: number;
}

/** How many events are still to be handled, and how many were given up. */
export async function inboxState(db: Connection): Promise<InboxState> {
  const { rows } = await db.raw<{ rows: InboxState[] }>(
    // One look at each partial index: done events are many.
    `SELECT
       (SELECT count(*) FROM inbox WHERE status = 'waiting') AS waiting,
       (SELECT count(*) FROM inbox WHERE status = 'dead') AS dead,
       coalesce(extract(epoch FROM
         now() - (SELECT min(received_at) FROM inbox WHERE status = 'waiting')), 0)::float8
         AS "oldestSeconds"`,
  );
  return rows[0] ?? { waiting: 0, dead: 0, oldestSeconds: 0 };
}
