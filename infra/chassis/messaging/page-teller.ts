import type { Bus, BusMessage } from '../bus/bus.ts';
import { committedOf, type Database } from '../database/connect.ts';
import type { Log } from '../log.ts';
import { startWorker } from '../worker.ts';

export interface PageTellerOptions {
  readonly db: Database;
  readonly bus: Bus;
  readonly log: Log;
  /** Pause before another try at what the carrier did not take. */
  readonly retryMs?: number;
}

/** Of what waits for the carrier the oldest is forgotten: pages read everything anew after an outage. */
const MOST_UNTOLD = 1_000;

/**
 * Tells open pages, after its commit, what no service hears. It is kept in memory only, until the
 * carrier has taken it: what a kill loses, a page reads when it is next told something or reconnects.
 */
export function startPageTeller({ db, bus, log, retryMs = 1_000 }: PageTellerOptions): {
  stop(): Promise<void>;
} {
  let untold: BusMessage[] = [];

  const tellAll = async (): Promise<void> => {
    if (untold.length === 0 || !bus.ready()) return;
    const telling = untold;
    untold = [];
    const outcomes = await Promise.allSettled(telling.map((fact) => bus.publish(fact, [])));
    const failed = telling.filter((_, index) => outcomes[index]?.status === 'rejected');
    untold = [...failed, ...untold].slice(-MOST_UNTOLD);
  };

  const worker = startWorker(
    {
      name: 'page teller',
      everyMs: retryMs,
      work: async () => {
        await tellAll();
        return false;
      },
    },
    log,
  );
  const remember = (fact: BusMessage): void => {
    untold.push(fact);
    if (untold.length > MOST_UNTOLD) untold.shift();
    worker.wake();
  };
  const committed = committedOf(db);
  committed.on('told', remember);

  return {
    stop: async () => {
      committed.off('told', remember);
      await worker.stop();
      await tellAll();
    },
  };
}
