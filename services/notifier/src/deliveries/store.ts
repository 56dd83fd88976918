import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import type { Delivery, DeliveryStatus, Occasion } from '../../contract/messages.ts';
import { MOST_PER_MINUTE, PACE_WINDOW_MS } from './pace.ts';
import { LOST_SENDER, ORDER_DELETED, type Verdict } from './rules.ts';

export interface DeliveryRow {
  id: number;
  kind: 'order' | 'price';
  order_id: number | null;
  status: DeliveryStatus;
  reason: string | null;
  channel_id: string | null;
  text: string;
  attempts: number;
  message_id: number | null;
  created_at: Date;
  attempted_at: Date | null;
  next_attempt_at: Date | null;
  sent_at: Date | null;
  order_deleted_at: Date | null;
  occasion: Occasion | null;
  slot: Date | null;
  send_before: Date | null;
}

export type NewDelivery = Pick<DeliveryRow, 'kind' | 'status' | 'text' | 'created_at'> &
  Partial<DeliveryRow>;

const resendable: readonly DeliveryStatus[] = ['failed', 'uncertain', 'skipped'];

/** Null when the order, or the moment of the schedule, has its delivery already. */
export async function insertDelivery(
  connection: Connection,
  delivery: NewDelivery,
): Promise<DeliveryRow | null> {
  const rows = await table(connection).insert(delivery).onConflict().ignore().returning('*');
  return rows[0] ?? null;
}

/** The message that has waited longest, for this transaction alone. */
export async function findDue(trx: Transaction, now: Date): Promise<DeliveryRow | null> {
  const row = await table(trx)
    .where({ status: 'queued' })
    .where('next_attempt_at', '<=', now)
    .orderBy(['next_attempt_at', 'id'])
    .forUpdate()
    .skipLocked()
    .first();
  return row ?? null;
}

/** When the channel was last written to; nobody else looks until the transaction ends. */
export async function listAttempts(
  trx: Transaction,
  channelId: string,
  now: Date,
): Promise<Date[]> {
  await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [channelId]);
  const rows = await table(trx)
    .where({ channel_id: channelId })
    .where('attempted_at', '>', new Date(now.getTime() - PACE_WINDOW_MS))
    .orderBy('attempted_at', 'desc')
    .limit(MOST_PER_MINUTE)
    .select('attempted_at');
  return rows.flatMap((row) => row.attempted_at ?? []);
}

export async function updateToSending(
  trx: Transaction,
  { id, attempts }: DeliveryRow,
  channelId: string,
  now: Date,
): Promise<DeliveryRow> {
  const rows = await table(trx)
    .where({ id })
    .update({
      status: 'sending',
      channel_id: channelId,
      attempts: attempts + 1,
      attempted_at: now,
      next_attempt_at: null,
    })
    .returning('*');
  if (!rows[0]) throw new Error(`Delivery ${id} is gone`);
  return rows[0];
}

export async function updateToFailed(trx: Transaction, id: number, reason: string): Promise<void> {
  await table(trx).where({ id }).update({ status: 'failed', reason, next_attempt_at: null });
}

export async function updateToSkipped(trx: Transaction, id: number, reason: string): Promise<void> {
  await table(trx).where({ id }).update({ status: 'skipped', reason, next_attempt_at: null });
}

/** Notes what became of an attempt, also when its sender was thought dead already. */
export async function updateByVerdict(
  trx: Transaction,
  { id, attempts }: DeliveryRow,
  verdict: Verdict,
  now: Date,
): Promise<void> {
  await table(trx)
    .where({ id, attempts })
    .whereIn('status', ['sending', 'uncertain'])
    .update({
      status: verdict.status,
      reason: verdict.reason,
      message_id: verdict.messageId,
      next_attempt_at: verdict.nextAttemptAt,
      sent_at: verdict.status === 'sent' ? now : null,
    });
  await table(trx)
    .where({ id, status: 'queued' })
    .whereNotNull('order_deleted_at')
    .update({ status: 'skipped', reason: ORDER_DELETED, next_attempt_at: null });
}

/** When Telegram asks to wait, everything waits. */
export async function postponeQueued(trx: Transaction, until: Date): Promise<void> {
  await table(trx)
    .where({ status: 'queued' })
    .where('next_attempt_at', '<', until)
    .update({ next_attempt_at: until });
}

/** Attempts begun before `before` without an end lost their sender. */
export async function updateLostToUncertain(connection: Connection, before: Date): Promise<void> {
  await table(connection)
    .where({ status: 'sending' })
    .where('attempted_at', '<', before)
    .update({ status: 'uncertain', reason: LOST_SENDER });
}

/** Cancels what has not gone out yet, and notes on the rest that the order is gone. */
export async function updateToOrderDeleted(
  trx: Transaction,
  orderId: number,
  now: Date,
): Promise<void> {
  await table(trx).where({ order_id: orderId }).update({ order_deleted_at: now });
  await table(trx)
    .where({ order_id: orderId, status: 'queued' })
    .update({ status: 'skipped', reason: ORDER_DELETED, next_attempt_at: null });
}

/** Null when it may not be sent again. */
export async function updateToQueuedAgain(
  connection: Connection,
  id: number,
  now: Date,
): Promise<DeliveryRow | null> {
  const rows = await table(connection)
    .where({ id })
    .whereIn('status', resendable)
    .whereNull('order_deleted_at')
    .whereNot('text', '')
    .update({
      status: 'queued',
      reason: null,
      attempts: 0,
      next_attempt_at: now,
      send_before: null,
    })
    .returning('*');
  return rows[0] ?? null;
}

export async function findDelivery(
  connection: Connection,
  id: number,
): Promise<DeliveryRow | null> {
  return (await table(connection).where({ id }).first()) ?? null;
}

/** Newest first. */
export async function listDeliveries(
  connection: Connection,
  filter: { status?: DeliveryStatus },
  { offset, limit }: { offset: number; limit: number },
): Promise<DeliveryRow[]> {
  return table(connection).where(filter).orderBy('id', 'desc').offset(offset).limit(limit);
}

export async function countDeliveries(
  connection: Connection,
  filter: { status?: DeliveryStatus },
): Promise<number> {
  const counted = await table(connection).where(filter).count<{ count: number }[]>({ count: '*' });
  return counted[0]?.count ?? 0;
}

/** Those of the schedule's moments that have their row. */
export async function listSlotsWritten(
  connection: Connection,
  slots: readonly Date[],
): Promise<Date[]> {
  const rows = await table(connection).whereIn('slot', slots).select('slot');
  return rows.flatMap(({ slot }) => slot ?? []);
}

/** Whether the schedule has brought the channel a price message written at `since` or later. */
export async function hasScheduledPostSince(connection: Connection, since: Date): Promise<boolean> {
  const row = await table(connection)
    .where({ occasion: 'schedule' })
    .whereIn('status', ['queued', 'sending', 'sent', 'uncertain'])
    .where('created_at', '>=', since)
    .first('id');
  return row !== undefined;
}

export function deliveryOf(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    kind: row.kind,
    orderId: row.order_id,
    occasion: row.kind === 'price' ? (row.occasion ?? 'manual') : null,
    scheduledFor: row.slot?.toISOString() ?? null,
    status: row.status,
    reason: row.reason,
    channelId: row.channel_id,
    text: row.text,
    attempts: row.attempts,
    messageId: row.message_id,
    canResend: resendable.includes(row.status) && row.order_deleted_at === null && row.text !== '',
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
  };
}

function table(connection: Connection) {
  return connection<DeliveryRow>('deliveries');
}
