import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import { MOST_PER_MINUTE, PACE_WINDOW_MS } from './pace.ts';
import { deliveriesIn } from './store.ts';

interface PauseRow {
  channel_id: string;
  until: Date;
}

/** The channel is this transaction's alone until it ends; it waits for whoever has it. */
export async function lockChannel(trx: Transaction, channelId: string): Promise<void> {
  await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [channelId]);
}

/** Like `lockChannel`, without waiting: false when somebody else has it. */
export async function tryLockChannel(trx: Transaction, channelId: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: { locked: boolean }[] }>(
    'SELECT pg_try_advisory_xact_lock(hashtextextended(?, 0)) AS locked',
    [channelId],
  );
  return rows[0]?.locked === true;
}

/** When the channel was written to in the last minute. */
export async function listAttempts(
  trx: Transaction,
  channelId: string,
  now: Date,
): Promise<Date[]> {
  const rows = await deliveriesIn(trx)
    .where({ channel_id: channelId })
    .where('attempted_at', '>', new Date(now.getTime() - PACE_WINDOW_MS))
    .orderBy('attempted_at', 'desc')
    .limit(MOST_PER_MINUTE)
    .select('attempted_at');
  return rows.flatMap((row) => row.attempted_at ?? []);
}

/** Until when Telegram has asked to leave the channel alone; null when it may be written to. */
export async function findPause(
  connection: Connection,
  channelId: string,
  now: Date,
): Promise<Date | null> {
  const row = await pausesIn(connection)
    .where({ channel_id: channelId })
    .where('until', '>', now)
    .first();
  return row?.until ?? null;
}

export async function upsertPause(
  connection: Connection,
  channelId: string,
  until: Date,
): Promise<void> {
  await pausesIn(connection)
    .insert({ channel_id: channelId, until })
    .onConflict('channel_id')
    .merge();
}

function pausesIn(connection: Connection) {
  return connection<PauseRow>('channel_pauses');
}
