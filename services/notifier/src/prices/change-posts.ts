import type { Transaction } from '@dahab/chassis/database/connect.ts';
import { type Consumer, on } from '@dahab/chassis/messaging/consumer.ts';
import type { Worker } from '@dahab/chassis/worker.ts';
import { goldPriceChanged } from '@dahab/pricing/contract/gold-price.ts';
import { hasScheduledPostSince } from '../deliveries/store.ts';
import type { SettingsStore } from '../settings/store.ts';
import { insertMissed, queuePost } from './automatic-post.ts';
import { joinPriceChange, takeDueChange, type WaitingChange } from './change-store.ts';
import { isTooLate } from './schedule.ts';
import type { PostingDoors } from './scheduled-posts.ts';

const EVERY_MS = 2_000;

/** Who changes a price often changes it again: the post waits for quiet, but not for ever. */
const QUIET_MS = 5 * 60_000;
const LONGEST_MS = 20 * 60_000;

/** Notes a change of price for the channel, unless posts on change are off or it is long past. */
export function priceChangeConsumer({
  settings,
  clock,
}: {
  settings: SettingsStore;
  clock: () => Date;
}): Consumer {
  return on(goldPriceChanged, async (trx, { basePrice21k, before, updatedAt }) => {
    const now = clock();
    const changedAt = new Date(updatedAt);
    // The margin is no part of the message.
    if (before?.basePrice21k === basePrice21k || isTooLate(changedAt, now)) return;
    if (!(await settings.find(trx)).priceOnChangeEnabled) return;
    await joinPriceChange(
      trx,
      { priceBefore: before?.basePrice21k ?? null, price21k: basePrice21k, changedAt },
      { now, dueAt: new Date(now.getTime() + QUIET_MS), longestMs: LONGEST_MS },
    );
  });
}

/** Queues one price message for the changes that have come to rest. */
export function postOnChange(doors: PostingDoors): Worker {
  const { db, settings, clock, sendSoon } = doors;
  return {
    name: 'price-change',
    everyMs: EVERY_MS,
    work: async () => {
      if ((await settings.find(db)).isTokenUnreadable) return false;
      const isQueued = await db.transaction(async (trx) => {
        const change = await takeDueChange(trx, clock());
        return change !== null && (await queueChange(trx, doors, change));
      });
      if (isQueued) sendSoon();
      return false;
    },
  };
}

async function queueChange(
  trx: Transaction,
  doors: PostingDoors,
  change: WaitingChange,
): Promise<boolean> {
  const now = doors.clock();
  const { priceOnChangeEnabled } = await doors.settings.find(trx);
  if (!priceOnChangeEnabled || change.price21k === change.priceBefore) return false;
  // What the schedule has posted meanwhile had the new price.
  if (await hasScheduledPostSince(trx, change.changedAt)) return false;
  const post = { occasion: 'change', slot: null, price21k: change.price21k, now } as const;
  if (isTooLate(change.dueAt, now)) return insertMissed(trx, post);
  return queuePost(trx, doors, post);
}
