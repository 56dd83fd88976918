import type { Database } from '@dahab/chassis/database/connect.ts';
import type { OpenSettings, SettingsStore } from '../settings/store.ts';
import type { Post } from '../telegram/post-message.ts';
import { waitFor } from './pace.ts';
import { TOO_LATE } from './rules.ts';
import { type DeliveryRow, insertDelivery } from './store.ts';
import {
  findDue,
  listAttempts,
  updateToFailed,
  updateToSending,
  updateToSkipped,
} from './sending-store.ts';

export interface Claim {
  readonly delivery: DeliveryRow;
  readonly post: Post;
}

/**
 * Commits that the next message is being sent, before it is: nobody else will send it, and if this
 * process dies the row tells that it may have arrived. `none`: nothing is due, or its channel has
 * had enough for now; `again`: this one cannot be sent as things are, look for another.
 */
export function claimNext(
  db: Database,
  settings: SettingsStore,
  now: Date,
): Promise<Claim | 'none' | 'again'> {
  return db.transaction(async (trx) => {
    const due = await findDue(trx, now);
    if (!due) return 'none';
    if (due.send_before !== null && due.send_before < now) {
      await updateToSkipped(trx, due.id, TOO_LATE);
      return 'again';
    }
    const current = await settings.find(trx);
    const channelId = channelFor(due, current);
    const obstacle = obstacleOf(current.botToken, channelId);
    if (obstacle !== null) {
      await updateToFailed(trx, due.id, obstacle);
      return 'again';
    }
    if (waitFor(await listAttempts(trx, channelId, now), now) > 0) return 'none';
    const delivery = await updateToSending(trx, due, channelId, now);
    return { delivery, post: { botToken: current.botToken, channelId, text: delivery.text } };
  });
}

/** Claims a message that is written and sent at once; a number is the milliseconds to wait first. */
export function claimNew(db: Database, post: Post, now: Date): Promise<Claim | number> {
  return db.transaction(async (trx) => {
    const wait = waitFor(await listAttempts(trx, post.channelId, now), now);
    if (wait > 0) return wait;
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
