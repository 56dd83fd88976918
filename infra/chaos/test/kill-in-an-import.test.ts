import type { ServiceName } from '@dahab/protocol/event.ts';
import { holdTable } from '@dahab/testing/embedded-database.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { expectNothingWaits } from '@dahab/testing/expect-nothing-waits.ts';
import { describe, expect, test } from '@jest/globals';
import { expectInvariants } from '../../e2e/api/invariants.ts';
import { casesOf } from '../config.ts';
import { holdRows } from './hold-rows.ts';
import { openShopUnderTest } from './shop-under-test.ts';

/** More than two batches, with one row in each hundred that cannot be taken. */
const ROWS = 1_200;
const BAD_ROWS = 12;
const HEALING_MS = 180_000;

/** The import stands still before each of these tables in turn, or a row of it, and is killed there. */
const points: readonly [what: string, service: ServiceName, table: string, row?: string][] = [
  ['the job waits and has not been heard of', 'importer', 'inbox'],
  ['the file is read', 'importer', 'staged_batches'],
  ['a part of the file is read', 'importer', 'staged_batches', 'NEW.batch = 2'],
  ['a batch is being written', 'catalog', 'import_batches'],
  ['a batch is written and not yet counted', 'importer', 'import_problems'],
];

/** The others are gone through by `npm run chaos`. */
const isShort = ([, , table]: (typeof points)[number]): boolean => table === 'import_problems';

const shop = await openShopUnderTest();

function fileOf(name: string): FormData {
  const header =
    'Handle,Title,Variant Grams,Variant Inventory Qty,Karat (product.metafields.custom.karat)';
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const karat = index % 100 === 99 ? 22 : 21;
    return `${name}-${index},خاتم ${name} ${index},${(index % 50) + 1}.5,2,${karat}`;
  });
  const form = new FormData();
  form.set('file', new Blob([[header, ...rows].join('\n')], { type: 'text/csv' }), `${name}.csv`);
  return form;
}

async function countJobs(): Promise<number> {
  const counted = await shop.row('importer', 'SELECT count(*)::integer AS count FROM import_jobs');
  return (counted as { count: number }).count;
}

describe('a shop killed in the middle of an import goes on by itself', () => {
  test.each(casesOf(points, isShort))(
    'while %s',
    async (_what, service, table, row) => {
      const before = (await shop.call('GET', '/api/products?limit=1')).body.total as number;
      const jobsBefore = await countJobs();
      const held = await (row === undefined
        ? holdTable(shop.dataDir, service, table)
        : holdRows(shop.dataDir, service, { table, condition: row }));
      const name = `${service}-${table.replaceAll('_', '-')}-${jobsBefore}`;
      const cutOff = shop
        .call('POST', '/api/import/shopify', fileOf(name))
        .catch((error: unknown) => error);
      // The inbox's own look for work waits at its table, too, before there is a job.
      await eventually(async () => expect(await countJobs()).toBe(jobsBefore + 1));
      await eventually(async () => expect(await held.waiting()).toBeGreaterThan(0));
      await shop.kill();
      await held.release();
      await cutOff;
      await shop.start();

      const latest = (await shop.row(
        'importer',
        'SELECT max(id)::integer AS id FROM import_jobs',
      )) as { id: number };
      await eventually(
        async () => {
          const job = await shop.call('GET', `/api/import/jobs/${latest.id}`);
          expect(job.body).toMatchObject({
            status: 'done',
            created: ROWS - BAD_ROWS,
            failed: BAD_ROWS,
            updated: 0,
            skipped: 0,
          });
          expect(job.body.errors).toHaveLength(BAD_ROWS);
        },
        { timeoutMs: 120_000, everyMs: 250 },
      );
      const after = (await shop.call('GET', '/api/products?limit=1')).body.total as number;
      expect(after - before).toBe(ROWS - BAD_ROWS);
      await eventually(() => expectNothingWaits(shop.rows), { timeoutMs: 60_000 });
    },
    HEALING_MS * 2,
  );

  test('and the invariants hold', () => expectInvariants(shop), HEALING_MS);
});
