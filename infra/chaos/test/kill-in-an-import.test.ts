import type { ServiceName } from '@dahab/protocol/event.ts';
import { holdTable } from '@dahab/testing/embedded-database.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { expectNothingWaits } from '@dahab/testing/expect-nothing-waits.ts';
import { describe, expect, test } from '@jest/globals';
import { casesOf } from '../config.ts';
import { expectUnharmed } from './expect-unharmed.ts';
import { holdRows } from './hold-rows.ts';
import { openShopUnderTest } from './shop-under-test.ts';

/** More than two batches, with one row in each hundred that cannot be taken. */
const ROWS = 1_200;
const BAD_ROWS = 12;
const HEALING_MS = 180_000;

/** The import stands still before each of these tables in turn, or a row of it, and is killed there. */
const points: readonly [what: string, service: ServiceName, table: string, row: string | null][] = [
  ['the job waits and has not been heard of', 'importer', 'inbox', null],
  ['the file is read', 'importer', 'staged_payloads', null],
  ['a part of the file is read', 'importer', 'staged_payloads', 'NEW.batch = 2'],
  ['a batch is being written', 'catalog', 'import_batches', null],
  ['a batch is written and not yet counted', 'importer', 'import_problems', null],
  ['a batch of customers is being written', 'identity', 'customer_import_batches', null],
];

/** The others are gone through by `npm run chaos`. */
const isShort = ([, , table]: (typeof points)[number]): boolean => table === 'import_problems';

const shop = await openShopUnderTest();

interface Kind {
  readonly path: string;
  readonly bad: number;
  readonly header: string;
  readonly rowOf: (name: string, index: number) => string;
  /** What has come of all files so far. */
  readonly written: readonly [service: ServiceName, sql: string];
}

const products: Kind = {
  path: '/api/import/shopify',
  bad: BAD_ROWS,
  header:
    'Handle,Title,Variant Grams,Variant Inventory Qty,Karat (product.metafields.custom.karat)',
  rowOf: (name, index) => {
    const karat = index % 100 === 99 ? 22 : 21;
    return `${name}-${index},خاتم ${name} ${index},${(index % 50) + 1}.5,2,${karat}`;
  },
  written: ['catalog', 'SELECT count(*)::integer AS count FROM products'],
};

const customers: Kind = {
  path: '/api/import-customers',
  bad: 0,
  header: 'First Name,Email,Total Spent,Total Orders',
  rowOf: (name, index) => `منى,${name}-${index}@shop.example,150,1`,
  // A base that was added twice would be seen by its orders.
  written: [
    'identity',
    'SELECT coalesce(sum(imported_orders), 0)::integer AS count FROM customers',
  ],
};

function fileOf({ header, rowOf }: Kind, name: string): FormData {
  const rows = Array.from({ length: ROWS }, (_, index) => rowOf(name, index));
  const form = new FormData();
  form.set('file', new Blob([[header, ...rows].join('\n')], { type: 'text/csv' }), `${name}.csv`);
  return form;
}

async function count(service: ServiceName, sql: string): Promise<number> {
  return ((await shop.row(service, sql)) as { count: number }).count;
}

const countJobs = (): Promise<number> =>
  count('importer', 'SELECT count(*)::integer AS count FROM import_jobs');

describe('a shop killed in the middle of an import goes on by itself', () => {
  test.each(casesOf(points, isShort))(
    'while %s',
    async (_what, service, table, row) => {
      const kind = service === 'identity' ? customers : products;
      const before = await count(...kind.written);
      const jobsBefore = await countJobs();
      const held = await (row === null
        ? holdTable(shop.dataDir, service, table)
        : holdRows(shop.dataDir, service, { table, condition: row }));
      const name = `${service}-${table.replaceAll('_', '-')}-${jobsBefore}`;
      const cutOff = shop
        .call('POST', kind.path, fileOf(kind, name))
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
            created: ROWS - kind.bad,
            failed: kind.bad,
            updated: 0,
            skipped: 0,
          });
          expect(job.body.errors).toHaveLength(kind.bad);
        },
        { timeoutMs: 120_000, everyMs: 250 },
      );
      expect((await count(...kind.written)) - before).toBe(ROWS - kind.bad);
      await eventually(() => expectNothingWaits(shop.rows), { timeoutMs: 60_000 });
    },
    HEALING_MS * 2,
  );

  test('and the invariants hold', () => expectUnharmed(shop), HEALING_MS);
});
