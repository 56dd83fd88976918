import type { Bus } from '../bus/bus.ts';
import { within } from '../bus/within.ts';
import type { Database } from '../database/connect.ts';
import type { Log } from '../log.ts';
import type { Tracer } from '../tracing/tracing.ts';
import { startWorker } from '../worker.ts';
import { type BackOff, delayOf } from './back-off.ts';
import { messageOf } from './message-row.ts';
import {
  claimDue,
  type FailedPublish,
  markFailed,
  type OutboxRow,
  removePublished,
} from './outbox.ts';
import { publishEmitted } from './publish-emitted.ts';
import { reasonOf } from './reason.ts';

export interface RelayOptions {
  readonly db: Database;
  readonly bus: Bus;
  readonly log: Log;
  /** Where what is published is traced. */
  readonly tracer?: Tracer | undefined;
  /** Pause between looks at the outbox for what this process did not just commit. */
  readonly pollMs?: number;
  /** Events that are being published at the same time. */
  readonly batchSize?: number;
  /** The longest that rows stay locked for a carrier that does not answer. */
  readonly publishTimeoutMs?: number;
  readonly retry?: BackOff;
}

const KEEP_PUBLISHED_DAYS = 7;
const SWEEP_EVERY_MS = 60 * 60_000;
const SWEEP_BATCH = 1_000;

/**
 * Publishes what was emitted: at once after each commit of this process, and whatever else waits
 * (after a crash, an outage, from another process) within `pollMs` of being due. Any number of relays
 * may share an outbox. Nothing counts as published before the bus has confirmed it.
 */
export function startRelay({
  db,
  bus,
  log,
  tracer,
  pollMs = 1_000,
  batchSize = 250,
  publishTimeoutMs = 10_000,
  retry = { firstMs: 500, mostMs: 30_000 },
}: RelayOptions): { stop(): Promise<void> } {
  /** Null when the bus has it, else what is to be noted. */
  const publish = async (row: OutboxRow): Promise<FailedPublish | null> => {
    const span = tracer?.start('producer', `publish ${row.name}`, row.traceparent, {
      'messaging.message.id': row.message_id,
      'dahab.request_id': row.request_id,
    });
    const message = { ...messageOf(row), ...(span && { traceparent: span.traceparent }) };
    try {
      await within(publishTimeoutMs, 'Publishing', bus.publish(message, row.heard_by));
      span?.end();
      return null;
    } catch (error) {
      span?.end({ error });
      const retryInMs = delayOf(retry, row.attempts + 1);
      return { messageId: row.message_id, retryInMs, error: reasonOf(error) };
    }
  };

  const publishBatch = (): Promise<boolean> =>
    db.transaction(async (trx) => {
      const rows = await claimDue(trx, batchSize);
      if (rows.length === 0) return false;
      const failed = (await Promise.all(rows.map(publish))).filter((one) => one !== null);
      await markFailed(trx, failed);
      if (failed.length > 0) {
        log.warn({ failed: failed.length, reason: failed[0]?.error }, 'events not published yet');
      }
      return rows.length === batchSize;
    });

  const emitted = publishEmitted({ db, bus, log, most: batchSize, publish });
  const poller = startWorker(
    {
      name: 'relay',
      everyMs: pollMs,
      work: async () => bus.ready() && publishBatch(),
    },
    log,
  );
  const sweeper = startWorker(
    {
      name: 'outbox sweeper',
      everyMs: SWEEP_EVERY_MS,
      work: async () =>
        (await removePublished(db, KEEP_PUBLISHED_DAYS, SWEEP_BATCH)) === SWEEP_BATCH,
    },
    log,
  );

  return {
    stop: async () => {
      await Promise.all([emitted.stop(), poller.stop(), sweeper.stop()]);
    },
  };
}
