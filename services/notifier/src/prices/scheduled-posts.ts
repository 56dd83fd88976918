import type { Database } from '@dahab/chassis/database/connect.ts';
import type { Worker } from '@dahab/chassis/worker.ts';
import { listSlotsWritten } from '../deliveries/store.ts';
import { insertMissed, queuePost } from './automatic-post.ts';
import { isTooLate, slotsUntil } from './schedule.ts';
import type { PriceDoors } from './write-message.ts';

const EVERY_MS = 2_000;

export interface PostingDoors extends PriceDoors {
  readonly clock: () => Date;
  readonly sendSoon: () => void;
}

/**
 * Queues the price message at the times of the schedule, each once however many replicas look; what
 * was missed only goes out while it is not too late, and only the latest of it.
 */
export function postOnSchedule(doors: PostingDoors): Worker {
  const { db, settings, clock, sendSoon } = doors;
  return {
    name: 'price-schedule',
    everyMs: EVERY_MS,
    work: async () => {
      const current = await settings.find(db);
      const { priceScheduleEnabled, priceScheduleTimes, priceScheduleSince } = current;
      if (!priceScheduleEnabled || priceScheduleSince === null) return false;
      // Left to a replica with the right key, or to when this one has it.
      if (current.isTokenUnreadable) return false;
      const now = clock();
      const open = await openSlots(db, slotsUntil(priceScheduleTimes, priceScheduleSince, now));
      const latest = open.at(-1);
      for (const slot of open) {
        const post = { occasion: 'schedule', slot, price21k: null, now } as const;
        const isMissed = slot !== latest || isTooLate(slot, now);
        if (isMissed) await insertMissed(db, post);
        else if (await queuePost(db, doors, post)) sendSoon();
      }
      return false;
    },
  };
}

async function openSlots(db: Database, slots: readonly Date[]): Promise<Date[]> {
  if (slots.length === 0) return [];
  const written = new Set((await listSlotsWritten(db, slots)).map((slot) => slot.getTime()));
  return slots.filter((slot) => !written.has(slot.getTime()));
}
