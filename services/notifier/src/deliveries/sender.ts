import type { Database } from '@dahab/chassis/database/connect.ts';
import type { Log } from '@dahab/chassis/log.ts';
import type { Worker } from '@dahab/chassis/worker.ts';
import type { SettingsStore } from '../settings/store.ts';
import type { PostMessage } from '../telegram/post-message.ts';
import { claimNext } from './claim.ts';
import { settle } from './settle.ts';
import { updateLostToUncertain } from './sending-store.ts';

const EVERY_MS = 1_000;

/** Sends what is queued, one message a round, however many replicas do the same. */
export function sendQueued({
  name,
  db,
  settings,
  post,
  leaseMs,
  clock,
  log,
}: {
  name: string;
  db: Database;
  settings: SettingsStore;
  post: PostMessage;
  leaseMs: number;
  clock: () => Date;
  log: Log;
}): Worker {
  return {
    name,
    everyMs: EVERY_MS,
    work: async (signal) => {
      await updateLostToUncertain(db, new Date(clock().getTime() - leaseMs));
      if (signal.aborted) return false;
      const claim = await claimNext(db, settings, clock());
      if (claim === 'none') return false;
      if (claim === 'again') return true;
      const outcome = await post(claim.post);
      log.info({ delivery: claim.delivery.id, outcome: outcome.kind }, 'telegram message');
      await settle(db, settings, claim, outcome, clock());
      return true;
    },
  };
}
