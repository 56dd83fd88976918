import type { Cache } from '@dahab/chassis/cache/cache.ts';
import { TooManyRequests } from '@dahab/chassis/errors.ts';
import type { GuessLimit } from '../passwords/password-turns.ts';
import { textKey } from '../text-key.ts';
import { counterOf, unlessDown } from './counters.ts';

const WINDOW_SECONDS = 15 * 60;
const MOST_PER_ACCOUNT = 10;
const MOST_PER_ADDRESS = 100;

export interface LoginLimits extends GuessLimit {
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

  return {
    admit: () =>
      unlessDown(async () => {
        await refuseFullAddress(cache, address);
        const { count, resetSeconds } = await cache.increment(account, WINDOW_SECONDS);
        if (count > MOST_PER_ACCOUNT) throw tooManyFailures(resetSeconds);
      }),
    noteFailure: () =>
      unlessDown(async () => {
        await cache.increment(address, WINDOW_SECONDS);
      }),
    forgive: () => unlessDown(() => cache.remove(account)),
  };
}

/** Counts failures only: a shop full of people who sign in with one address is no attack. */
async function refuseFullAddress(cache: Cache, address: string): Promise<void> {
  if (Number((await cache.get(address)) ?? 0) < MOST_PER_ADDRESS) return;
  const { resetSeconds } = await cache.increment(address, WINDOW_SECONDS);
  throw tooManyFailures(resetSeconds);
}

function tooManyFailures(resetSeconds: number): TooManyRequests {
  return new TooManyRequests('Too many failed attempts: try again later', resetSeconds);
}
