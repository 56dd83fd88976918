import { LRUCache } from 'lru-cache';
import type { KeptAnswer } from './kept-answer.ts';

const MOST_ANSWERS = 5_000;
const MOST_BYTES = 32 * 1024 * 1024;
const LARGEST_ANSWER_BYTES = 2 * 1024 * 1024;

/**
 * Counted from the moment at which an answer was asked for. Writes and events empty the store long
 * before; this is the bound that holds whatever becomes of the events: a broker that hangs is noticed
 * after many seconds only, a service cut off from it never.
 */
export const LIFETIME_MS = 1_000;

/** Public answers, bounded in number, bytes and age. */
export interface AnswerStore {
  find(key: string): KeptAnswer | undefined;
  /** What somebody else asked for less than a lifetime ago and waits for; null: it is not kept. */
  underWay(key: string): Promise<KeptAnswer | null> | undefined;
  /** Keeps what was asked for just now, unless it is null or the store is emptied meanwhile. */
  keep(key: string, asked: Promise<KeptAnswer | null>): Promise<KeptAnswer | null>;
  /** From now on nothing that was asked for earlier is given to anybody new. */
  empty(): void;
  size(): { readonly answers: number; readonly bytes: number };
}

interface Flight {
  readonly startedAt: number;
  readonly asked: Promise<KeptAnswer | null>;
}

/** `now` is a steady clock in milliseconds. */
export function createAnswerStore(now: () => number): AnswerStore {
  const kept = new LRUCache<string, KeptAnswer>({
    max: MOST_ANSWERS,
    maxSize: MOST_BYTES,
    maxEntrySize: LARGEST_ANSWER_BYTES,
    sizeCalculation: (answer, key) => answer.bytes + key.length,
    ttl: LIFETIME_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const flights = new Map<string, Flight>();

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
        const answer = await asked;
        const isWanted = flights.get(key) === flight;
        if (isWanted && answer) kept.set(key, answer, { start: flight.startedAt });
        return answer;
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
