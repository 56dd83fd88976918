import { percentile } from '../median.ts';
import type { WorkJob } from '../stage/work-subject.ts';

export const job = JSON.parse(process.argv[2] ?? '') as WorkJob;

/** Does `once` over and over on each connection until the time is over, and prints the sample. */
export async function workOn(once: (connection: number) => Promise<void>): Promise<void> {
  const times: number[] = [];
  const cpuBefore = process.cpuUsage();
  const until = performance.now() + job.seconds * 1_000;
  const workOne = async (connection: number): Promise<void> => {
    while (performance.now() < until) {
      const started = performance.now();
      await once(connection);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: job.connections }, (_, index) => workOne(index)));
  const { user, system } = process.cpuUsage(cpuBefore);
  const sample = {
    perSecond: times.length / job.seconds,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    failures: 0,
    cpuMs: { itself: (user + system) / 1_000 / times.length },
  };
  process.stdout.write(`${JSON.stringify(sample)}\n`);
}
