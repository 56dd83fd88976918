import { createHash } from 'node:crypto';
import type { Cache } from '@dahab/chassis/cache/cache.ts';
import { CacheUnavailable } from '@dahab/chassis/cache/cache.ts';
import { TooManyRequests } from '@dahab/chassis/errors.ts';
import type { FailureLimit } from '../passwords/password-check.ts';
import { textKey } from '../text-key.ts';

const WINDOW_SECONDS = 15 * 60;
const MOST_PER_ACCOUNT = 10;
const MOST_PER_ADDRESS = 100;

export interface LoginLimits extends FailureLimit {
  /** The right password shows that the failures were typing errors. */
  forgive(): Promise<void>;
}

/** Of one attempt. Without the cache nothing is counted: a shop that cannot be entered is worse. */
export function loginLimits(
  cache: Cache,
  attempt: { username: string; address: string },
): LoginLimits {
  const account = keyOf('account', `${attempt.address} ${textKey(attempt.username)}`);
  const address = keyOf('address', attempt.address);

  const refuseBeyond = async (key: string, most: number): Promise<void> => {
    if (Number((await cache.get(key)) ?? 0) < most) return;
    const { resetSeconds } = await cache.increment(key, WINDOW_SECONDS);
    throw new TooManyRequests('Too many failed attempts: try again later', resetSeconds);
  };

  return {
    refuseTooMany: () =>
      unlessDown(async () => {
        await refuseBeyond(account, MOST_PER_ACCOUNT);
        await refuseBeyond(address, MOST_PER_ADDRESS);
      }),
    noteFailure: () =>
      unlessDown(async () => {
        await cache.increment(account, WINDOW_SECONDS);
        await cache.increment(address, WINDOW_SECONDS);
      }),
    forgive: () => unlessDown(() => cache.remove(account)),
  };
}

async function unlessDown(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CacheUnavailable)) throw error;
  }
}

/** Hashed: a name may be as long as a request, and what people type as one may be a password. */
function keyOf(kind: string, subject: string): string {
  return `login-failures:${kind}:${createHash('sha256').update(subject).digest('hex')}`;
}
