import type { KeptAnswer } from './kept-answer.ts';
import { createKeptStore, type KeptStore } from './kept-store.ts';

const MOST_ANSWERS = 5_000;
const MOST_BYTES = 32 * 1024 * 1024;
const LARGEST_ANSWER_BYTES = 2 * 1024 * 1024;

/** Public answers, bounded in number, bytes and age. */
export type AnswerStore = KeptStore<KeptAnswer>;

/** `now` is a steady clock in milliseconds. */
export function createAnswerStore(now: () => number): AnswerStore {
  return createKeptStore(now, {
    max: MOST_ANSWERS,
    maxSize: MOST_BYTES,
    maxEntrySize: LARGEST_ANSWER_BYTES,
    sizeCalculation: (answer: KeptAnswer, key) => answer.bytes + key.length,
  });
}
