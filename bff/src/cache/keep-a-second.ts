import { LRUCache } from 'lru-cache';
import { LIFETIME_MS } from './answer-store.ts';

const MOST_KEPT = 200;

export interface KeptASecond<Value> {
  /** What was made under this key within the last second or is being made; else what `make` makes. */
  get(key: string, make: () => Promise<Value>): Promise<Value>;
  /** From now on nothing that was asked for earlier is given to anybody new. */
  empty(): void;
}

/** Keeps what is the same for all who ask. Failures are not kept. `now` is a steady clock in ms. */
export function keepASecond<Value>(now: () => number): KeptASecond<Value> {
  const kept = new LRUCache<string, Promise<Value>>({
    max: MOST_KEPT,
    ttl: LIFETIME_MS,
    ttlResolution: 0,
    ttlAutopurge: true,
    perf: { now },
  });
  return {
    get: (key, make) => {
      const known = kept.get(key);
      if (known) return known;
      const made = make();
      kept.set(key, made);
      made.catch(() => kept.get(key) === made && kept.delete(key));
      return made;
    },
    empty: () => kept.clear(),
  };
}
