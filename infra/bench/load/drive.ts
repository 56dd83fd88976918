import autocannon from 'autocannon';
import { percentile } from '../median.ts';
import type { Job, Outcome } from './http-load.ts';

/** A process of its own that does nothing but ask: prints what came of the job it is given. */
const { url, seconds, connections, requests } = JSON.parse(process.argv[2] ?? '') as Job;
const times: number[] = [];
const run = autocannon(
  {
    url,
    connections,
    duration: seconds,
    requests: [...requests],
  },
  (error, result) => {
    if (error) throw error as Error;
    const outcome: Outcome = {
      perSecond: result['2xx'] / result.duration,
      answered: result['2xx'],
      failures: result.non2xx + result.errors + result.timeouts,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
    };
    process.stdout.write(JSON.stringify(outcome));
  },
);
run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
