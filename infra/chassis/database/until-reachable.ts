import { setTimeout as pause } from 'node:timers/promises';
import { Unavailable } from '../errors.ts';
import type { Log } from '../log.ts';
import { databaseFault } from './faults.ts';

const AGAIN_MS = 1_000;
/** As long as a database server takes to be restored after a crash, mostly. */
const PATIENCE_MS = 60_000;

/**
 * Does `work`, again each second for a minute as long as the database is not reachable: a part that
 * starts beside its database, or on a busy machine, waits for it instead of ending.
 */
export async function untilReachable<Value>(work: () => Promise<Value>, log: Log): Promise<Value> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const fault = databaseFault(error);
      if (!(fault instanceof Unavailable)) throw error;
      if (performance.now() > giveUpAt) throw fault;
      log.warn({ err: error }, 'the database is not reachable yet: asking again');
    }
    await pause(AGAIN_MS);
  }
}
