import type { Bus } from '../bus/bus.ts';
import { committedOf, type Database } from '../database/connect.ts';
import type { Log } from '../log.ts';
import { createBatcher } from './batcher.ts';
import { type FailedPublish, markPublished, type OutboxRow, postpone } from './outbox.ts';

export interface EmittedOptions {
  readonly db: Database;
  readonly bus: Bus;
  readonly log: Log;
  /** Events that are being published at the same time; more are left to be found when they are due. */
  readonly most: number;
  /** Null when the bus has it, else what is to be noted. */
  readonly publish: (row: OutboxRow) => Promise<FailedPublish | null>;
}

/**
 * Publishes the events of this process from memory, each at once after its commit. Whatever the
 * carrier or the database cannot take now stays in the outbox until it is due.
 */
export function publishEmitted({ db, bus, log, most, publish }: EmittedOptions): {
  stop(): Promise<void>;
} {
  const underWay = new Set<Promise<void>>();
  const markTogether = createBatcher<string>((ids) => markPublished(db, ids), most);

  const publishAndMark = async (row: OutboxRow): Promise<void> => {
    const failed = await publish(row);
    if (failed === null) return markTogether(row.message_id);
    log.warn({ failed: 1, reason: failed.error }, 'events not published yet');
    await postpone(db, failed);
  };

  const take = (row: OutboxRow): void => {
    if (!bus.ready() || underWay.size >= most) return;
    const publishing = publishAndMark(row).catch(() => undefined);
    underWay.add(publishing);
    void publishing.then(() => underWay.delete(publishing));
  };

  const committed = committedOf(db);
  committed.on('emitted', take);
  return {
    stop: async () => {
      committed.off('emitted', take);
      await Promise.all(underWay);
    },
  };
}
