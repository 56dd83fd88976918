import type { Database } from '@dahab/chassis/database/connect.ts';
import type { Log } from '@dahab/chassis/log.ts';
import { renewLease } from './store.ts';

/** A server that has not said for so long that it makes a sale is taken for dead. */
const LEASE_MS = 4_000;
const RENEW_MS = 1_000;

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/** Keeps the lease of a sale while the work on it lasts. */
export async function keepingLease<Result>(
  { db, clock, log }: { db: Database; clock: () => Date; log: Log },
  reference: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const renewing = setInterval(() => {
    renewLease(db, reference, leaseFrom(clock())).catch((error: unknown) => {
      log.warn({ err: error, reference }, 'the lease of a sale could not be renewed');
    });
  }, RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
  }
}
