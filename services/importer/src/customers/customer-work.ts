import { importCustomers } from '@dahab/identity/contract/import-batch.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import type { Outcome } from '../jobs/tally.ts';
import type { Work } from '../jobs/work.ts';

const WRITE_TIMEOUT_MS = 30_000;

/** How identity writes what customer files bring. */
export function customerWork(call: CallService): Work {
  return {
    write: async (jobId, { number: batch, payloads }) => {
      const { results } = await call('identity', importCustomers, {
        params: { jobId, batch },
        bodyText: `{"customers":${payloads}}`,
        timeoutMs: WRITE_TIMEOUT_MS,
      });
      return results.map(({ row, outcome, message }): Outcome => {
        const problem = message === undefined ? undefined : { row, column: '', message };
        if (outcome === 'skipped') return { outcome, error: problem };
        return { outcome: outcome === 'unchanged' ? 'skipped' : outcome, warning: problem };
      });
    },
  };
}
