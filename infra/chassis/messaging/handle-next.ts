import type { BusMessage } from '../bus/bus.ts';
import { runInContext } from '../context.ts';
import type { Connection, Database, Transaction } from '../database/connect.ts';
import { databaseFault } from '../database/faults.ts';
import { Unavailable } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Tracer } from '../tracing/tracing.ts';
import { type BackOff, delayOf } from './back-off.ts';
import { type Consumer, Undeliverable } from './consumer.ts';
import { claimNext, markDead, markForRetry, undoHandling, type WaitingRow } from './inbox-store.ts';
import { messageOf } from './message-row.ts';
import { reasonOf } from './reason.ts';

export interface HandlerOptions {
  readonly db: Database;
  readonly consumers: readonly Consumer[];
  readonly log: Log;
  /** Where what is done is traced. */
  readonly tracer?: Tracer | undefined;
  readonly maxAttempts: number;
  readonly retry: BackOff;
}

/**
 * Handles the longest-due event, each in a transaction of its own, so that it holds no other's
 * locks. True when another one was due, too; rejects only when the database cannot be used.
 */
export function createHandler(options: HandlerOptions): () => Promise<boolean> {
  const consumers = new Map(options.consumers.map((one) => [keyOf(one.kind), one]));

  const handleClaimed = async (trx: Transaction, row: WaitingRow): Promise<void> => {
    const message = messageOf(row);
    const span = options.tracer?.start('consumer', `handle ${row.name}`, row.traceparent, {
      'messaging.message.id': row.message_id,
      'dahab.request_id': row.request_id,
    });
    try {
      const consumer = consumers.get(keyOf(message));
      if (consumer === undefined) throw new Undeliverable(`Nothing here handles ${keyOf(message)}`);
      const { requestId, actor } = message;
      await runInContext({ requestId, actor, span }, () => consumer.handle(trx, message));
      span?.end();
    } catch (error) {
      span?.end({ error });
      await undoHandling(trx, row.message_id);
      await noteFailure(trx, row, error, options);
    }
  };

  return async () => {
    let claimed: WaitingRow | undefined;
    try {
      await options.db.transaction(async (trx) => {
        claimed = await claimNext(trx);
        if (claimed !== undefined) await handleClaimed(trx, claimed);
      });
    } catch (error) {
      // The commit itself may fail on a deferred constraint; that is the event's fault.
      if (claimed === undefined || databaseFault(error) instanceof Unavailable) throw error;
      await noteFailure(options.db, claimed, error, options);
    }
    return claimed?.has_more ?? false;
  };
}

async function noteFailure(
  db: Connection,
  row: WaitingRow,
  error: unknown,
  { log, maxAttempts, retry }: HandlerOptions,
): Promise<void> {
  const failures = row.attempts + 1;
  const reason = reasonOf(error);
  const about = { event: row.name, messageId: row.message_id, requestId: row.request_id, reason };
  if (error instanceof Undeliverable || failures >= maxAttempts) {
    await markDead(db, row.message_id, reason);
    log.error({ ...about, failures }, 'event given up');
    return;
  }
  const retryInMs = Math.max(delayOf(retry, failures), retryAfterMs(error));
  await markForRetry(db, row.message_id, retryInMs, reason);
  log.warn({ ...about, failures, retryInMs }, 'event will be handled later');
}

function retryAfterMs(error: unknown): number {
  const seconds = (error as { retryAfterSeconds?: unknown } | null | undefined)?.retryAfterSeconds;
  return typeof seconds === 'number' && seconds > 0 ? Math.round(seconds * 1_000) : 0;
}

function keyOf({ name, version }: Pick<BusMessage, 'name' | 'version'>): string {
  return `${name} version ${version}`;
}
