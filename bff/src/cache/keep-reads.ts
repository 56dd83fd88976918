import type { CallService } from '@dahab/chassis/http/client.ts';
import { LRUCache } from 'lru-cache';
import { LIFETIME_MS } from './answer-store.ts';

const MOST_READS = 200;

export interface KeptReads {
  readonly call: CallService;
  /** From now on nothing that was asked for earlier is given to anybody new. */
  empty(): void;
}

/**
 * A client of reads whose answers are the same for all who ask through it: what was asked for within
 * a second is answered once. Failures are not kept. `now` is a steady clock in milliseconds.
 */
export function keepReads(call: CallService, now: () => number): KeptReads {
  const kept = new LRUCache<string, Promise<unknown>>({
    max: MOST_READS,
    ttl: LIFETIME_MS,
    ttlResolution: 0,
    ttlAutopurge: true,
    perf: { now },
  });
  const keepingCall: CallService = (service, endpoint, input = {}) => {
    const key = JSON.stringify([service, endpoint.path, input.params, input.query]);
    const known = kept.get(key);
    if (known) return known as ReturnType<typeof call<never, never, never, never>>;
    const asked = call(service, endpoint, input);
    kept.set(key, asked);
    asked.catch(() => kept.get(key) === asked && kept.delete(key));
    return asked;
  };
  return { call: keepingCall, empty: () => kept.clear() };
}
