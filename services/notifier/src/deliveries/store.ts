import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import type { Delivery, DeliveryStatus, Occasion } from '../../contract/messages.ts';
import { ORDER_DELETED } from './rules.ts';

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
  const rows = await deliveriesIn(connection).insert(delivery).onConflict().ignore().returning('*');
  return rows[0] ?? null;
}

/** Cancels what has not gone out yet, and notes on the rest that the order is gone. */
export async function updateToOrderDeleted(
  trx: Transaction,
  orderId: number,
  now: Date,
): Promise<void> {
  await deliveriesIn(trx).where({ order_id: orderId }).update({ order_deleted_at: now });
  await deliveriesIn(trx)
    .where({ order_id: orderId, status: 'queued' })
    .update({ status: 'skipped', reason: ORDER_DELETED, next_attempt_at: null });
}

/** Null when it may not be sent again. */
export async function updateToQueuedAgain(
  connection: Connection,
  id: number,
  now: Date,
): Promise<DeliveryRow | null> {
  const rows = await deliveriesIn(connection)
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
  return (await deliveriesIn(connection).where({ id }).first()) ?? null;
}

/** Newest first. */
export async function listDeliveries(
  connection: Connection,
  filter: { status?: DeliveryStatus },
  { offset, limit }: { offset: number; limit: number },
): Promise<DeliveryRow[]> {
  return deliveriesIn(connection).where(filter).orderBy('id', 'desc').offset(offset).limit(limit);
}

export async function countDeliveries(
  connection: Connection,
  filter: { status?: DeliveryStatus },
): Promise<number> {
  const counted = await deliveriesIn(connection)
    .where(filter)
    .count<{ count: number }[]>({ count: '*' });
  return counted[0]?.count ?? 0;
}

/** Those of the schedule's moments that have their row. */
export async function listSlotsWritten(
  connection: Connection,
  slots: readonly Date[],
): Promise<Date[]> {
  const rows = await deliveriesIn(connection).whereIn('slot', slots).select('slot');
  return rows.flatMap(({ slot }) => slot ?? []);
}

/** Whether the schedule has brought the channel a price message written at `since` or later. */
export async function hasScheduledPostSince(connection: Connection, since: Date): Promise<boolean> {
  const row = await deliveriesIn(connection)
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

/** The deliveries, for what is asked of them. */
export function deliveriesIn(connection: Connection) {
  return connection<DeliveryRow>('deliveries');
}
