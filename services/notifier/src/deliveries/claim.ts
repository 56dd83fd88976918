import type { Database, Transaction } from '@dahab/chassis/database/connect.ts';
import type { OpenSettings, SettingsStore } from '../settings/store.ts';
import type { Post } from '../telegram/post-message.ts';
import { findPause, listAttempts, lockChannel, tryLockChannel } from './channel-store.ts';
import { waitFor } from './pace.ts';
import { TOO_LATE } from './rules.ts';
import { type DeliveryRow, insertDelivery } from './store.ts';
import {
  findDue,
  postponeQueued,
  updateToFailed,
  updateToSending,
  updateToSkipped,
} from './sending-store.ts';

export interface Claim {
  readonly delivery: DeliveryRow;
  readonly post: Post;
}

/** Why a channel may not be written to yet: our own pace, or Telegram's word. */
export interface Wait {
  readonly ms: number;
  readonly isAsked: boolean;
}

/**
 * Commits that the next message is being sent, before it is: nobody else will send it, and if this
 * process dies the row tells that it may have arrived. `none`: nothing is due, or all channels have
 * had enough for now; `again`: this one cannot be sent as things are, look for another.
 */
export function claimNext(
  db: Database,
  settings: SettingsStore,
  now: Date,
): Promise<Claim | 'none' | 'again'> {
  return db.transaction(async (trx) => {
    let current: OpenSettings | undefined;
    const resting: DeliveryRow['kind'][] = [];
    for (;;) {
      const due = await findDue(trx, now, resting);
      if (!due) return 'none';
      current ??= await settings.find(trx);
      // Another replica, or this one with the right key, can send them.
      if (current.isTokenUnreadable) return 'none';
      const claim = await claimDue(trx, due, current, now);
      if (claim !== 'resting') return claim;
      resting.push(due.kind);
    }
  });
}

async function claimDue(
  trx: Transaction,
  due: DeliveryRow,
  current: OpenSettings,
  now: Date,
): Promise<Claim | 'again' | 'resting'> {
  if (due.send_before !== null && due.send_before < now) {
    await updateToSkipped(trx, due.id, TOO_LATE);
    return 'again';
  }
  const channelId = channelFor(due, current);
  const obstacle = obstacleOf(current.botToken, channelId);
  if (obstacle !== null) {
    await updateToFailed(trx, due.id, obstacle);
    return 'again';
  }
  // Two that each have one channel and wait for the other's would wait for ever.
  if (!(await tryLockChannel(trx, channelId))) return 'resting';
  const wait = await waitOf(trx, channelId, now);
  if (wait !== null) {
    if (wait.isAsked) await postponeQueued(trx, due.kind, new Date(now.getTime() + wait.ms));
    return 'resting';
  }
  const delivery = await updateToSending(trx, due, channelId, now);
  return { delivery, post: { botToken: current.botToken, channelId, text: delivery.text } };
}

/** Claims a message that is written and sent at once, unless its channel has to wait first. */
export function claimNew(db: Database, post: Post, now: Date): Promise<Claim | Wait> {
  return db.transaction(async (trx) => {
    await lockChannel(trx, post.channelId);
    const wait = await waitOf(trx, post.channelId, now);
    if (wait !== null) return wait;
    const delivery = await insertDelivery(trx, {
      kind: 'price',
      occasion: 'manual',
      status: 'sending',
      text: post.text,
      channel_id: post.channelId,
      attempts: 1,
      created_at: now,
      attempted_at: now,
    });
    if (!delivery) throw new Error('The delivery was not inserted');
    return { delivery, post };
  });
}

async function waitOf(trx: Transaction, channelId: string, now: Date): Promise<Wait | null> {
  const pause = await findPause(trx, channelId, now);
  if (pause) return { ms: pause.getTime() - now.getTime(), isAsked: true };
  const ms = waitFor(await listAttempts(trx, channelId, now), now);
  return ms > 0 ? { ms, isAsked: false } : null;
}

/** What has to be set before anything can be sent; null when all is there. */
export function obstacleOf(botToken: string, channelId: string): string | null {
  if (botToken === '') return 'No bot token is set';
  if (channelId === '') return 'No channel is set';
  return null;
}

function channelFor({ kind }: DeliveryRow, settings: OpenSettings): string {
  if (kind === 'price') return settings.channelId;
  return settings.channelIdNotifications || settings.channelId;
}
