import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@dahab/chassis/database/connect.ts';
import type { SettingsStore } from '../settings/store.ts';
import type { Outcome } from '../telegram/outcome.ts';
import { upsertPause } from './channel-store.ts';
import type { Claim } from './claim.ts';
import { verdictOf } from './rules.ts';
import { updateByVerdict } from './sending-store.ts';

const TRIES = 5;
const PAUSE_MS = 500;

/**
 * Notes what became of a claimed message. A database that is away for a moment is waited for: what
 * is not noted here will read as uncertain.
 */
export async function settle(
  db: Database,
  settings: SettingsStore,
  claim: Claim,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await settleOnce(db, settings, claim, outcome, now);
      return;
    } catch (error) {
      if (tries === TRIES) throw error;
      await pause(PAUSE_MS * tries);
    }
  }
}

async function settleOnce(
  db: Database,
  settings: SettingsStore,
  { delivery, post }: Claim,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const verdict = verdictOf(outcome, delivery.attempts, now);
  await db.transaction(async (trx) => {
    await updateByVerdict(trx, delivery, verdict, now);
    if (outcome.kind === 'migrated') {
      await settings.updateChannel(trx, post.channelId, outcome.channelId);
    }
    if (outcome.kind === 'postponed' && outcome.retryAfterSeconds !== null) {
      const until = new Date(now.getTime() + outcome.retryAfterSeconds * 1000);
      await upsertPause(trx, post.channelId, until);
    }
  });
}
