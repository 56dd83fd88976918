import { LRUCache } from 'lru-cache';

/**
 * Counted from the moment at which something was asked for. Writes and events empty what is kept long
 * before; this is the bound that holds whatever becomes of the events: a broker that hangs is noticed
 * after many seconds only, a service cut off from it never.
 */
export const LIFETIME_MS = 1_000;

/** What is the same for all who ask, for a lifetime. */
export interface KeptStore<Value> {
  find(key: string): Value | undefined;
  /** What somebody else asked for less than a lifetime ago and waits for; null: it is not kept. */
  underWay(key: string): Promise<Value | null> | undefined;
  /** Keeps what was asked for just now, unless it is null or the store is emptied meanwhile. */
  keep(key: string, asked: Promise<Value | null>): Promise<Value | null>;
  /** From now on nothing that was asked for earlier is given to anybody new. */
  empty(): void;
  size(): { readonly answers: number; readonly bytes: number };
}

export interface Bounds<Value> {
  readonly max: number;
  readonly maxSize?: number;
  readonly maxEntrySize?: number;
  readonly sizeCalculation?: (value: Value, key: string) => number;
  /** Gives the place of what is too old back at once, by a timer each. */
  readonly ttlAutopurge?: boolean;
}

interface Flight<Value> {
  readonly startedAt: number;
  readonly asked: Promise<Value | null>;
}

/** Failures are not kept. `now` is a steady clock in milliseconds. */
export function createKeptStore<Value extends object>(
  now: () => number,
  bounds: Bounds<Value>,
): KeptStore<Value> {
  const kept = new LRUCache<string, Value>({
    ...bounds,
    ttl: LIFETIME_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const flights = new Map<string, Flight<Value>>();

  return {
    find: (key) => kept.get(key),
    underWay: (key) => {
      const flight = flights.get(key);
      return flight && now() - flight.startedAt < LIFETIME_MS ? flight.asked : undefined;
    },
    keep: async (key, asked) => {
      const flight = { startedAt: now(), asked };
      flights.set(key, flight);
      try {
        const value = await asked;
        const isWanted = flights.get(key) === flight;
        if (isWanted && value) kept.set(key, value, { start: flight.startedAt });
        return value;
      } finally {
        if (flights.get(key) === flight) flights.delete(key);
      }
    },
    empty: () => {
      kept.clear();
      // What is under way is for those who wait for it already.
      flights.clear();
    },
    size: () => ({ answers: kept.size, bytes: kept.calculatedSize }),
  };
}
