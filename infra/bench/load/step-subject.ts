import type { Sample, Subject } from '../bench.ts';
import { percentile } from '../median.ts';

/**
 * A step that is taken again and again, at least once; it answers its milliseconds. `perSecond` is what
 * its p95 allows: a person waits for the slow ones.
 */
export function stepSubject(name: string, step: () => Promise<number>): Subject {
  return {
    name,
    run: async (seconds) => {
      const times: number[] = [];
      const ending = performance.now() + seconds * 1_000;
      do times.push(await step());
      while (performance.now() < ending);
      return sampleOf(percentile(times, 0.5), percentile(times, 0.95));
    },
  };
}

/** So many milliseconds, for steps to be held against. */
export function budgetSubject(ms: number): Subject {
  return { name: `${ms} ms`, run: () => Promise.resolve(sampleOf(ms, ms)) };
}

function sampleOf(p50: number, p95: number): Sample {
  return { perSecond: 1_000 / p95, p50, p95, failures: 0, cpuMs: {} };
}
