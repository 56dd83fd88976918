import { suiteSeed } from '@dahab/testing/suite-seed.ts';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { csvOf, piecesOfFile, ring } from './csv-files.ts';

fc.configureGlobal({ seed: suiteSeed() });

const KARAT = 'Karat (product.metafields.custom.karat)';
const MIXED_UP = 'Without all weights it is not certain which pieces the variants are';

type Row = Parameters<typeof ring>[0];

const more = { Title: '', Status: '', [KARAT]: '' };

function size(value: string, change: Row = {}) {
  return ring({ 'Option1 Name': 'المقاس', 'Option1 Value': value, ...change });
}

async function updatesOf(...records: Parameters<typeof csvOf>[0]) {
  const pieces = await piecesOfFile(csvOf(records), 'update');
  return pieces.map(({ product, errors, warnings }) => ({ product, errors, warnings }));
}

test('an update states no English name for an Arabic title, and no karat that the file does not', async () => {
  const [update] = await updatesOf(ring({ [KARAT]: '' }));
  expect(update).toEqual({
    product: {
      importKey: 'shopify:ring',
      row: 1,
      nameAr: 'خاتم ذهب',
      weight: 3.45,
      quantity: 2,
      isArchived: false,
    },
    errors: [],
    warnings: [],
  });
});

test('an update with a Latin title states the English name alone', async () => {
  const [update] = await updatesOf(ring({ Title: 'Gold ring' }));
  expect(update?.product).toMatchObject({ importKey: 'shopify:ring', name: 'Gold ring' });
  expect(update?.product?.nameAr).toBeUndefined();
});

test('an update states nothing of what its file has no column or no text for', async () => {
  const tagged = { importKey: 'shopify:ring', row: 1, tags: ['x'] };
  const rows: Row[] = [{}, { Title: '', 'Variant Grams': '', Status: '', [KARAT]: '' }];
  for (const blanks of rows) {
    const updates = await updatesOf({ Handle: 'ring', Tags: 'x', ...blanks });
    expect(updates).toEqual([{ product: tagged, errors: [], warnings: [] }]);
  }
});

test.each([
  [{ 'Variant Grams': '0' }, 'Weight must be greater than 0'],
  [{ [KARAT]: '22' }, 'Karat must be either 18, 21, or 24'],
  [{ 'Variant Inventory Qty': 'many' }, 'Quantity "many" is not a number'],
])('an update with %j is refused like an import', async (change, message) => {
  expect(await updatesOf(ring(change))).toMatchObject([{ product: null, errors: [{ message }] }]);
});

test('variants without weights update the piece that they are if they weigh the same', async () => {
  const unweighed = { 'Variant Grams': '' };
  const updates = await updatesOf(size('16', unweighed), size('18', { ...more, ...unweighed }));
  expect(updates).toMatchObject([
    {
      product: { importKey: 'shopify:ring', quantity: 4 },
      errors: [],
      warnings: [
        { row: 1, message: 'No weights are stated; updated only if all variants weigh the same' },
      ],
    },
  ]);
});

test('variants that their karat alone tells apart are updated without weights', async () => {
  const karat = (value: string, change = {}) =>
    ring({ 'Option1 Name': 'Karat', 'Option1 Value': value, 'Variant Grams': '', ...change });
  expect(await updatesOf(karat('18'), karat('21', more))).toMatchObject([
    { product: { importKey: 'shopify:ring#18', karat: 18 }, errors: [] },
    { product: { importKey: 'shopify:ring#21', karat: 21 }, errors: [] },
  ]);
});

test('variants of which only some are weighed are not updated, and an import still fails one by one', async () => {
  const file = [size('16'), size('18', { ...more, 'Variant Grams': '' })];
  const atRow = (row: number) => ({
    product: null,
    errors: [{ row, column: 'Variant Grams', message: MIXED_UP }],
  });
  expect(await updatesOf(...file)).toMatchObject([atRow(1), atRow(2)]);
  expect(await piecesOfFile(csvOf(file))).toMatchObject([
    { product: { importKey: 'shopify:ring#16' } },
    { product: null, errors: [{ row: 2, message: 'Weight is missing' }] },
  ]);
});

const variants = fc.array(
  fc.record({
    weight: fc.constantFrom('1.5', '2.25', ''),
    karat: fc.constantFrom('18', '21', ''),
    quantity: fc.integer({ min: 0, max: 9 }),
  }),
  { minLength: 1, maxLength: 6 },
);

interface Stated {
  readonly weight: string;
  readonly karat: string;
  readonly quantity: number;
}

function fileOf(stated: readonly Stated[]): string {
  return csvOf(
    stated.map(({ weight, karat, quantity }, index) =>
      size(String(index), {
        'Variant Grams': weight,
        'Option2 Name': 'Karat',
        'Option2 Value': karat,
        'Variant Inventory Qty': quantity,
        [KARAT]: '',
      }),
    ),
  );
}

test('a file falls into the same pieces under the same keys, whatever is done with it', async () => {
  await fc.assert(
    fc.asyncProperty(variants, async (stated) => {
      const known = async (mode: 'import' | 'update') =>
        (await piecesOfFile(fileOf(stated), mode)).map(({ row, kind }) => [row, kind.importKey]);
      expect(await known('update')).toEqual(await known('import'));
    }),
    { numRuns: 50 },
  );
});

test('an update that lacks weights never brings a wrong stock under a key that is there', async () => {
  const weighed = variants.filter((stated) => stated.every(({ weight }) => weight !== ''));
  const blanks = fc.array(fc.boolean(), { minLength: 6, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(weighed, blanks, async (stated, isBlank) => {
      const imported = await piecesOfFile(fileOf(stated));
      const stock = new Map(
        imported.map(({ product }) => [product?.importKey, product?.quantity] as const),
      );
      const lacking = stated.map((one, at) => (isBlank[at] ? { ...one, weight: '' } : one));
      for (const { product } of await piecesOfFile(fileOf(lacking), 'update')) {
        if (product === null || !stock.has(product.importKey)) continue;
        expect(product.quantity).toBe(stock.get(product.importKey));
      }
    }),
    { numRuns: 200 },
  );
});
