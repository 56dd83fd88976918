import type { Cache } from '@dahab/chassis/cache/cache.ts';
import { TooManyRequests } from '@dahab/chassis/errors.ts';
import { counterOf, unlessDown } from './counters.ts';

const WINDOW_SECONDS = 60 * 60;
const MOST_PER_ADDRESS = 20;

/** Counts a registration from an address; throws when there were too many. */
export function noteRegistration(cache: Cache, address: string): Promise<void> {
  return unlessDown(async () => {
    const counter = counterOf('registrations', address);
    const { count, resetSeconds } = await cache.increment(counter, WINDOW_SECONDS);
    if (count <= MOST_PER_ADDRESS) return;
    throw new TooManyRequests('Too many new accounts: try again later', resetSeconds);
  });
}
