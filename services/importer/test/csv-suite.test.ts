import { admin } from '@dahab/testing/test-client.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { suiteSeed } from '@dahab/testing/suite-seed.ts';
import { afterEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { delimiters } from '../src/files/delimiter.ts';
import { csvOf, encoded, recordsOf, ring } from './csv-files.ts';
import { type Importer, IMPORT, openShop, send, UPDATE } from './shop.ts';

fc.configureGlobal({ seed: suiteSeed() });

/** Files of a commit; a release takes more of them. */
const FILES = 60;
const KILLED_FILES = 6;

const shop = await openShop();
const importers = new Set<Importer>();

async function start(config: Record<string, string> = {}): Promise<Importer> {
  const service = await shop.start(config);
  importers.add(service);
  return service;
}

afterEach(async () => {
  await Promise.all([...importers].map((service) => service.stop()));
  importers.clear();
});

const letters = fc.constantFrom(
  'ذ',
  'ه',
  'ب',
  'لا',
  'a',
  'Z',
  '9',
  ' ',
  '"',
  '""',
  "'",
  ',',
  ';',
  '\t',
  '\n',
  '=',
  '-',
  '<b>',
);
const cell = fc.array(letters, { maxLength: 8 }).map((parts) => parts.join(''));
const separator = fc.constantFrom(...delimiters);
const lineEnd = fc.constantFrom('\n', '\r\n');
const encoding = fc.constantFrom('utf8' as const, 'utf16le' as const, 'win1256' as const);

test('whatever stands in the cells of a file is read as it was written, in its row', async () => {
  const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(table, separator, lineEnd, encoding, async (rows, delimiter, end, code) => {
      const headers = { Handle: 'Handle', Title: 'Title', Tags: 'Tags' };
      const records = rows.map(([handle, title, tags]) => ({
        Handle: `x${handle}`,
        Title: title,
        Tags: tags,
      }));
      const bytes = encoded(csvOf(records, delimiter, end), code, code === 'utf16le');
      expect(await recordsOf(bytes)).toEqual(
        [headers, ...records].map((record, row) => ({ row, cells: Object.values(record) })),
      );
    }),
    { numRuns: FILES },
  );
});

const weights = fc.constantFrom('3.45', '0.62', '٤٫٥', '0', '', 'heavy', '-1', '1e3');
const karats = fc.constantFrom('18', '21', '24', '22', '', 'عيار ٢١', '9K');
const quantities = fc.constantFrom('0', '7', '-3', '', 'many', '2.5');
const titles = fc.oneof(cell, fc.constantFrom('خاتم', '', '\u202e', '=1+1'));
const lines = fc.array(fc.tuple(titles, weights, karats, quantities), {
  minLength: 1,
  maxLength: 30,
});

function fileOf(rows: readonly (readonly string[])[], prefix: string): string {
  return csvOf(
    rows.map(([title, weight, karat, quantity], index) =>
      ring({
        Handle: `${prefix}-${index}`,
        Title: title ?? '',
        'Variant Grams': weight ?? '',
        'Karat (product.metafields.custom.karat)': karat ?? '',
        'Variant Inventory Qty': quantity ?? '',
      }),
    ),
  );
}

test('of any file each row is written or has its error, and a second run changes nothing', async () => {
  const service = await start();
  let number = 0;
  await fc.assert(
    fc.asyncProperty(lines, async (rows) => {
      const file = fileOf(rows, `any-${(number += 1)}`);
      const first = await send(service, IMPORT, file);
      const { created, failed, errors } = first.body;
      expect(first.status).toBe(200);
      expect(created + failed).toBe(rows.length);
      expect(new Set(errors.map(({ row }: { row: number }) => row)).size).toBe(failed);

      const before = JSON.stringify([...shop.catalog.products]);
      const again = await send(service, IMPORT, file);
      expect(again.body).toMatchObject({ created: 0, skipped: created, failed, errors });
      expect((await send(service, UPDATE, file)).body).toMatchObject({ created: 0, updated: 0 });
      expect(JSON.stringify([...shop.catalog.products])).toBe(before);
    }),
    { numRuns: FILES },
  );
}, 300_000);

/** Of 1,039 pieces: four batches in two parts each, and one that is a part. */
const parts = [1, 2, 3, 4].flatMap((batch) => [1_000_000 + batch, 2_000_000 + batch]).concat(5);

test('a file whose importer ends in the middle is written as if it had not', async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...parts), fc.boolean(), async (at, isWritten) => {
      const name = `killed-${(number += 1)}`;
      const file = csvOf(
        Array.from({ length: 1_050 }, (_, index) =>
          ring({ Handle: `${name}-${index}`, 'Variant Grams': index % 100 === 0 ? '0' : '3' }),
        ),
      );
      const first = await start({ IMPORT_WAIT_MS: '0' });
      const reached = new Promise<void>((resolve) => {
        const stopHere = async (batch: string): Promise<void> => {
          if (batch.endsWith(`/${at}`)) resolve();
        };
        shop.catalog.beforeWrite = isWritten ? async () => {} : stopHere;
        shop.catalog.afterWrite = isWritten ? stopHere : async () => {};
      });
      const { body } = await send(first, IMPORT, file);
      await reached;
      await first.stop();
      importers.delete(first);

      const second = await start();
      await eventually(
        async () => {
          const job = await second.as(admin).get(`/api/import/jobs/${body.jobId}`);
          expect(job.body).toMatchObject({
            status: 'done',
            created: 1_039,
            skipped: 0,
            failed: 11,
            processed: 1_050,
          });
          expect(job.body.errors).toHaveLength(11);
        },
        { timeoutMs: 60_000 },
      );
      await second.stop();
      importers.delete(second);
    }),
    { numRuns: KILLED_FILES },
  );
}, 300_000);
