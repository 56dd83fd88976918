import { eventually } from '@dahab/testing/eventually.ts';
import { expect } from '@jest/globals';
import type { ShopOnLines } from './shop-on-lines.ts';
import { IMPORTED_ROWS } from './traffic.ts';

/** A worker that failed several times rests for half a minute. */
const DONE_WITHIN_MS = 120_000;

/**
 * Each file that was taken is a job, also where the answer was lost; each job came to its end by
 * itself, and its rows are there, once.
 */
export async function expectImportedOnce({ rows, traffic }: ShopOnLines): Promise<void> {
  const jobs = await eventually(
    async () => {
      const found = await rows<{ filename: string; status: string }>(
        'importer',
        `SELECT filename, status, created, updated + skipped + failed AS others, message
         FROM import_jobs ORDER BY filename`,
      );
      expect(found.filter(({ status }) => ['queued', 'running'].includes(status))).toEqual([]);
      return found;
    },
    { timeoutMs: DONE_WITHIN_MS, everyMs: 100 },
  );
  const names = jobs.map(({ filename }) => filename);
  const done = { status: 'done', created: IMPORTED_ROWS, others: 0, message: null };
  expect(jobs).toEqual(names.map((filename) => ({ filename, ...done })));
  expect([...traffic.imports].filter((name) => !names.includes(name))).toEqual([]);
  const written = await rows(
    'catalog',
    `SELECT split_part(import_key, '_', 2) AS filename, count(*)::integer AS pieces
     FROM products WHERE import_key IS NOT NULL GROUP BY 1 ORDER BY 1`,
  );
  expect(written).toEqual(names.map((filename) => ({ filename, pieces: IMPORTED_ROWS })));
  expect(await rows('importer', 'SELECT job_id FROM staged_payloads')).toEqual([]);
}
