import type { BusMessage } from '../bus/bus.ts';
import { runInContext } from '../context.ts';
import type { Transaction } from '../database/connect.ts';
import type { Log } from '../log.ts';
import type { Tracer } from '../tracing/tracing.ts';
import { type BackOff, delayOf } from './back-off.ts';
import { type Consumer, Undeliverable } from './consumer.ts';
import { reasonOf } from './reason.ts';

export interface HandlingOptions {
  readonly consumers: readonly Consumer[];
  readonly log: Log;
  /** Where what is done is traced. */
  readonly tracer?: Tracer | undefined;
  readonly maxAttempts: number;
  readonly retry: BackOff;
}

/** What becomes of an event that was not handled. */
export interface Failure {
  readonly status: 'waiting' | 'dead';
  readonly reason: string;
  /** Of all its attempts. */
  readonly attempts: number;
  readonly retryInMs: number;
}

export interface Handling {
  /** Has the event take its effect in `trx`; throws what its handler throws. */
  handle(trx: Transaction, message: BusMessage): Promise<void>;
  /** Judges the failure that came after `attempts` others, and logs it. */
  judge(message: BusMessage, attempts: number, error: unknown): Failure;
}

export function createHandling({
  consumers,
  log,
  tracer,
  maxAttempts,
  retry,
}: HandlingOptions): Handling {
  const byKey = new Map(consumers.map((one) => [keyOf(one.kind), one]));
  return {
    handle: async (trx, message) => {
      const { id, name, requestId, actor, traceparent } = message;
      const span = tracer?.start('consumer', `handle ${name}`, traceparent ?? null, {
        'messaging.message.id': id,
        'dahab.request_id': requestId,
      });
      try {
        const consumer = byKey.get(keyOf(message));
        if (consumer === undefined) {
          throw new Undeliverable(`Nothing here handles ${keyOf(message)}`);
        }
        await runInContext({ requestId, actor, span }, () => consumer.handle(trx, message));
        span?.end();
      } catch (error) {
        span?.end({ error });
        throw error;
      }
    },
    judge: ({ id: messageId, name: event, requestId }, earlier, error) => {
      const attempts = earlier + 1;
      const reason = reasonOf(error);
      const about = { event, messageId, requestId, reason, failures: attempts };
      if (error instanceof Undeliverable || attempts >= maxAttempts) {
        log.error(about, 'event given up');
        return { status: 'dead', reason, attempts, retryInMs: 0 };
      }
      const retryInMs = Math.max(delayOf(retry, attempts), retryAfterMs(error));
      log.warn({ ...about, retryInMs }, 'event will be handled later');
      return { status: 'waiting', reason, attempts, retryInMs };
    },
  };
}

function retryAfterMs(error: unknown): number {
  const seconds = (error as { retryAfterSeconds?: unknown } | null | undefined)?.retryAfterSeconds;
  return typeof seconds === 'number' && seconds > 0 ? Math.round(seconds * 1_000) : 0;
}

function keyOf({ name, version }: Pick<BusMessage, 'name' | 'version'>): string {
  return `${name} version ${version}`;
}
