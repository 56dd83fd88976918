import type { ServiceName } from '@dahab/protocol/event.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../database/connect.ts';
import type { Log } from '../log.ts';
import type { Tracer } from '../tracing/tracing.ts';
import { startWorker } from '../worker.ts';
import type { BackOff } from './back-off.ts';
import type { Consumer } from './consumer.ts';
import { createArrivalHandler, handledOrStored } from './handle-arriving.ts';
import { createNextHandler } from './handle-next.ts';
import { createHandling } from './handling.ts';
import { REMEMBERED_DAYS, rowOf, unreadableRow } from './inbox-rows.ts';
import { removeDone } from './inbox-store.ts';
import { startLanes } from './lanes.ts';
import { createReceiver } from './receive.ts';

export interface InboxOptions {
  readonly service: ServiceName;
  readonly db: Database;
  readonly bus: Bus;
  readonly consumers: readonly Consumer[];
  readonly log: Log;
  /** Where what is handled is traced. */
  readonly tracer?: Tracer | undefined;
  readonly clock?: () => Date;
  /** Pause between looks at what has become due. */
  readonly pollMs?: number;
  /** Events that are handled at the same time. */
  readonly concurrency?: number;
  /** Failures after which an event is parked. */
  readonly maxAttempts?: number;
  readonly retry?: BackOff;
}

/** Longer than what is refused as too old, so that clocks may differ. */
const KEEP_DONE_DAYS = REMEMBERED_DAYS + 1;
const SWEEP_EVERY_MS = 60 * 60_000;
const SWEEP_BATCH = 1_000;

/**
 * Hears events for a service. A message is acknowledged once it is stored: with its effect, where a
 * lane is free just then, or else to be worked off from there. Each takes effect once, failures are
 * tried again with growing pauses, and what cannot be handled is parked with its reason, without
 * holding up the others.
 */
export async function startInbox({
  service,
  db,
  bus,
  consumers,
  log,
  tracer,
  clock = () => new Date(),
  pollMs = 1_000,
  concurrency = 4,
  maxAttempts = 10,
  retry = { firstMs: 1_000, mostMs: 5 * 60_000 },
}: InboxOptions): Promise<{ stop(): Promise<void> }> {
  checkConsumers(service, consumers);
  const handling = createHandling({ consumers, log, tracer, maxAttempts, retry });
  const lanes = startLanes({
    name: 'inbox',
    most: concurrency,
    pollMs,
    log,
    work: createNextHandler(db, handling),
  });
  const sweeper = startWorker(
    {
      name: 'inbox sweeper',
      everyMs: SWEEP_EVERY_MS,
      work: async () => (await removeDone(db, KEEP_DONE_DAYS, SWEEP_BATCH)) === SWEEP_BATCH,
    },
    log,
  );
  const store = createReceiver(db);
  const handleArriving = createArrivalHandler(db, handling, store);
  const shared = sharing();
  const eventNames = [...new Set(consumers.map(({ kind }) => kind.name))];
  await bus.subscribe(service, eventNames, async ({ message, raw }) => {
    if (message === null) return store(unreadableRow(raw, clock()));
    const row = rowOf(message, clock());
    const handled = shared(message.id, () =>
      row.status === 'waiting' ? lanes.take(() => handleArriving(message, row)) : null,
    );
    if (handled !== null) return handledOrStored(handled, row, store);
    await store(row);
    lanes.wake();
  });
  return {
    stop: async () => {
      await Promise.all([lanes.stop(), sweeper.stop()]);
    },
  };
}

/** A message that comes again while its handler is at work waits for it, and takes no other lane. */
function sharing(): (id: string, begin: () => Promise<void> | null) => Promise<void> | null {
  const underWay = new Map<string, Promise<void>>();
  return (id, begin) => {
    const handled = underWay.get(id) ?? begin();
    if (handled === null || underWay.has(id)) return handled;
    underWay.set(id, handled);
    const forget = (): void => void underWay.delete(id);
    handled.then(forget, forget);
    return handled;
  };
}

function checkConsumers(service: ServiceName, consumers: readonly Consumer[]): void {
  const seen = new Set<string>();
  for (const { kind } of consumers) {
    const key = `${kind.name} version ${kind.version}`;
    if (seen.has(key)) throw new TypeError(`${service} handles ${key} twice`);
    if (!kind.heardBy.includes(service)) {
      throw new TypeError(`${service} handles ${key} but is missing from its heardBy`);
    }
    seen.add(key);
  }
}
