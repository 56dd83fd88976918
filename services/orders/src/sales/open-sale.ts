import { randomUUID } from 'node:crypto';
import type { Database } from '@dahab/chassis/database/connect.ts';
import { Conflict, ShopError } from '@dahab/chassis/errors.ts';
import { leaseFrom } from './lease.ts';
import { findSaleByKey, insertSale, type Sale, updateLease } from './store.ts';

/** The code of what is thrown while another request makes the sale. */
export const SALE_IN_PROGRESS = 'sale-in-progress';

/**
 * Commits that a sale begins, before any other service hears of it. The same key again gives the
 * earlier sale: done, or resumed under the same reference when the request that made it has died.
 */
export async function openSale(
  db: Database,
  { key, payloadHash, now }: { key: string | null; payloadHash: string; now: Date },
): Promise<Sale & { isResumed: boolean }> {
  const leaseUntil = leaseFrom(now);
  const reference = randomUUID();
  const opened = await insertSale(db, { reference, key, payloadHash, leaseUntil, now });
  if (opened) return { ...opened, isResumed: false };

  const earlier = key === null ? null : await findSaleByKey(db, key);
  if (!earlier) throw saleInProgress();
  if (earlier.payloadHash !== payloadHash) {
    throw new Conflict('This sale was sent before with another cart', 'idempotency-key-reused');
  }
  if (earlier.state === 'done') return { ...earlier, isResumed: true };
  const resumed = await updateLease(db, earlier.reference, now, leaseUntil);
  if (!resumed) throw saleInProgress();
  return { ...resumed, isResumed: true };
}

function saleInProgress(): ShopError {
  return new ShopError(409, SALE_IN_PROGRESS, 'This sale is being made right now', {
    retryAfterSeconds: 1,
  });
}
