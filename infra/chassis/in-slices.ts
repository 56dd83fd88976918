import { setImmediate as letOthersThrough } from 'node:timers/promises';

const LONGEST_SLICE_MS = 1;

/**
 * `items.map(work)` for many items: requests that come meanwhile are not kept waiting for all of
 * them, nor for what was done just before.
 */
export async function inSlices<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const results: R[] = [];
  let started = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    if (performance.now() - started > LONGEST_SLICE_MS) {
      await letOthersThrough();
      started = performance.now();
    }
    results.push(work(item));
  }
  return results;
}
