import {
  type ImportedProduct,
  type ImportMode,
  importProducts,
} from '@dahab/catalog/contract/import-batch.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import type { Outcome } from '../jobs/tally.ts';
import type { Work } from '../jobs/work.ts';

const WRITE_TIMEOUT_MS = 30_000;

/** How catalog writes what product files bring. */
export function productWork(call: CallService, mode: ImportMode): Work {
  return {
    write: async (jobId, { number: batch, payloads }) => {
      const { results } = await call('catalog', importProducts, {
        params: { jobId, batch },
        bodyText: `{"mode":"${mode}","products":${payloads}}`,
        timeoutMs: WRITE_TIMEOUT_MS,
      });
      // Most batches have nothing to report: their products are not read for it.
      const isSilent = results.every(
        ({ outcome, message }) => outcome !== 'failed' && message === undefined,
      );
      const rows = isSilent ? new Map<string, number>() : rowsOf(payloads);
      return results.map(({ outcome, importKey, message }): Outcome => {
        const problem = (text: string) => ({
          row: rows.get(importKey) ?? 0,
          column: '',
          message: text,
        });
        if (outcome === 'failed') {
          return { outcome, error: problem(message ?? 'The product could not be written') };
        }
        return {
          outcome: outcome === 'unchanged' ? 'skipped' : outcome,
          warning: message === undefined ? undefined : problem(message),
        };
      });
    },
  };
}

function rowsOf(payloads: string): ReadonlyMap<string, number> {
  const products = JSON.parse(payloads) as ImportedProduct[];
  return new Map(products.map(({ importKey, row }) => [importKey, row]));
}
