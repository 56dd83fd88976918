import { percentile } from '../median.ts';
import { IMPORTED_ROWS } from '../stage/imported-rows.ts';
import { job } from './work.ts';

/** Does whole files until the time is over, and prints a sample that counts their rows. */
export async function workOnRows(doFile: () => Promise<void>): Promise<void> {
  const times: number[] = [];
  const cpuBefore = process.cpuUsage();
  const started = performance.now();
  while (performance.now() - started < job.seconds * 1_000) {
    const begun = performance.now();
    await doFile();
    times.push(performance.now() - begun);
  }
  const rows = times.length * IMPORTED_ROWS;
  const { user, system } = process.cpuUsage(cpuBefore);
  const sample = {
    perSecond: (rows / (performance.now() - started)) * 1_000,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    failures: 0,
    cpuMs: { itself: (user + system) / 1_000 / rows },
  };
  process.stdout.write(`${JSON.stringify(sample)}\n`);
}
