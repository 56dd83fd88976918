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
export function productWork(call: CallService, mode: ImportMode): Work<ImportedProduct> {
  return {
    write: async (jobId, batch, products) => {
      const { results } = await call('catalog', importProducts, {
        params: { jobId, batch },
        body: { mode, products: [...products] },
        timeoutMs: WRITE_TIMEOUT_MS,
      });
      const rows = new Map(products.map(({ importKey, row }) => [importKey, row]));
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
