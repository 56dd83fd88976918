import type { BusMessage } from '../bus/bus.ts';
import type { Database } from '../database/connect.ts';
import { databaseFault } from '../database/faults.ts';
import { Unavailable } from '../errors.ts';
import type { Handling } from './handling.ts';
import type { ReceivedRow } from './inbox-rows.ts';
import { insertDone, isSettled } from './inbox-store.ts';

/** A handler that takes longer no longer keeps the carrier waiting. */
const PATIENCE_MS = 1_000;
/** When somebody else may handle what was stored while its handler was at work. */
const TAKE_OVER_MS = 60_000;

type Store = (row: ReceivedRow) => Promise<void>;

/** Takes back what the handler of a message did that has had its effect. */
class HeardBefore extends Error {}

/**
 * Handles an event as it arrives and stores it as done, in one transaction instead of two. The row
 * comes last: until then nobody who stores the same message must wait for the handler, and whoever
 * turns it to done first has the effect. What fails is handed to `store`, to be handled later.
 * Rejects only when the database cannot be used.
 */
export function createArrivalHandler(
  db: Database,
  handling: Handling,
  store: Store,
): (message: BusMessage, row: ReceivedRow) => Promise<void> {
  return async (message, row) => {
    try {
      await db.transaction(async (trx) => {
        await handling.handle(trx, message);
        if (!(await insertDone(trx, row))) throw new HeardBefore();
      });
    } catch (error) {
      if (error instanceof HeardBefore) return;
      if (databaseFault(error) instanceof Unavailable) throw error;
      // A second effect may be what the handler could not bring about.
      if (await isSettled(db, message.id)) return;
      const { retryInMs, ...failure } = handling.judge(message, 0, error);
      await store({ ...row, ...failure, retry_in_ms: retryInMs });
    }
  };
}

/** Resolves once a message is safe: handled, or stored if that takes long. */
export async function handledOrStored(
  handled: Promise<void>,
  row: ReceivedRow,
  store: Store,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, 'late');
  });
  try {
    if ((await Promise.race([handled, late])) !== 'late') return;
    await store({ ...row, retry_in_ms: TAKE_OVER_MS });
  } finally {
    clearTimeout(timer);
  }
}
