import type { Cache } from '@dahab/chassis/cache/cache.ts';
import { TooManyRequests } from '@dahab/chassis/errors.ts';
import type { FailureLimit } from '../passwords/password-turns.ts';
import { textKey } from '../text-key.ts';
import { counterOf, unlessDown } from './counters.ts';

const WINDOW_SECONDS = 15 * 60;
const MOST_PER_ACCOUNT = 10;
const MOST_PER_ADDRESS = 100;

export interface LoginLimits extends FailureLimit {
  /** The right password shows that the failures were typing errors. */
  forgive(): Promise<void>;
}

/** Of one attempt. */
export function loginLimits(
  cache: Cache,
  attempt: { username: string; address: string },
): LoginLimits {
  const account = counterOf(
    'login-failures:account',
    `${attempt.address} ${textKey(attempt.username)}`,
  );
  const address = counterOf('login-failures:address', attempt.address);

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
