import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import { LOST_SENDER, ORDER_DELETED, type Verdict } from './rules.ts';
import { deliveriesIn, type DeliveryRow } from './store.ts';

/** The message that has waited longest, but for `resting` kinds, for this transaction alone. */
export async function findDue(
  trx: Transaction,
  now: Date,
  resting: readonly DeliveryRow['kind'][],
): Promise<DeliveryRow | null> {
  const row = await deliveriesIn(trx)
    .where({ status: 'queued' })
    .whereNotIn('kind', resting)
    .where('next_attempt_at', '<=', now)
    .orderBy(['next_attempt_at', 'id'])
    .forUpdate()
    .skipLocked()
    .first();
  return row ?? null;
}

export async function updateToSending(
  trx: Transaction,
  { id, attempts }: DeliveryRow,
  channelId: string,
  now: Date,
): Promise<DeliveryRow> {
  const rows = await deliveriesIn(trx)
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
  await deliveriesIn(trx).where({ id }).update({ status: 'failed', reason, next_attempt_at: null });
}

export async function updateToSkipped(trx: Transaction, id: number, reason: string): Promise<void> {
  await deliveriesIn(trx)
    .where({ id })
    .update({ status: 'skipped', reason, next_attempt_at: null });
}

/** Notes what became of an attempt, also when its sender was thought dead already. */
export async function updateByVerdict(
  trx: Transaction,
  { id, attempted_at }: DeliveryRow,
  verdict: Verdict,
  now: Date,
): Promise<void> {
  // Somebody may have had it sent again since: what became of that is not for this attempt to say.
  await deliveriesIn(trx)
    .where({ id, attempted_at })
    .whereIn('status', ['sending', 'uncertain'])
    .update({
      status: verdict.status,
      reason: verdict.reason,
      message_id: verdict.messageId,
      next_attempt_at: verdict.nextAttemptAt,
      sent_at: verdict.status === 'sent' ? now : null,
    });
  await deliveriesIn(trx)
    .where({ id, status: 'queued' })
    .whereNotNull('order_deleted_at')
    .update({ status: 'skipped', reason: ORDER_DELETED, next_attempt_at: null });
}

/** What waits with it for the same channel need not be looked at before. */
export async function postponeQueued(
  trx: Transaction,
  kind: DeliveryRow['kind'],
  until: Date,
): Promise<void> {
  await deliveriesIn(trx)
    .where({ status: 'queued', kind })
    .where('next_attempt_at', '<', until)
    .update({ next_attempt_at: until });
}

/** Attempts begun before `before` without an end lost their sender. */
export async function updateLostToUncertain(connection: Connection, before: Date): Promise<void> {
  await deliveriesIn(connection)
    .where({ status: 'sending' })
    .where('attempted_at', '<', before)
    .update({ status: 'uncertain', reason: LOST_SENDER });
}
