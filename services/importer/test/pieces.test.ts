import { suiteSeed } from '@dahab/testing/suite-seed.ts';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { csvOf, piecesOfFile, ring } from './csv-files.ts';

fc.configureGlobal({ seed: suiteSeed() });

const KARAT = 'Karat (product.metafields.custom.karat)';

const more = { Title: '', Status: '', [KARAT]: '' };

async function onlyPiece(...records: Parameters<typeof csvOf>[0]) {
  const pieces = await piecesOfFile(csvOf(records));
  expect(pieces).toHaveLength(1);
  const [piece] = pieces;
  if (piece === undefined) throw new Error('no piece');
  return piece;
}

describe('a product of the file', () => {
  test('becomes a product of the shop', async () => {
    const { product, errors, warnings } = await onlyPiece(
      ring({
        'Body (HTML)': '<p>شغل يدوي</p>',
        Vendor: 'ذهب النيل',
        Type: 'خواتم',
        Tags: 'هدايا, خواتم',
        'Image Src': 'https://cdn.example/ring.jpg',
      }),
    );
    expect([errors, warnings]).toEqual([[], []]);
    expect(product).toEqual({
      importKey: 'shopify:ring',
      row: 1,
      nameAr: 'خاتم ذهب',
      descriptionAr: '<p>شغل يدوي</p>',
      images: ['https://cdn.example/ring.jpg'],
      weight: 3.45,
      karat: 21,
      quantity: 2,
      isArchived: false,
      tags: ['هدايا', 'خواتم', 'ذهب النيل'],
      collectionName: 'خواتم',
    });
  });

  test('is the same under the newer headers', async () => {
    const older = await onlyPiece(
      ring({ 'Body (HTML)': 'x', Published: 'true', 'Variant SKU': 'R1' }),
    );
    const newer = await onlyPiece({
      'URL handle': 'ring',
      ' title ': 'خاتم ذهب',
      Description: 'x',
      SKU: 'R1',
      'Weight value (grams)': '3.45',
      'Inventory quantity': '2',
      'Published on online store': 'TRUE',
      'عيار (product.metafields.custom.gold)': '21',
      status: 'Active',
    });
    expect(newer.product).toEqual(older.product);
  });

  test('has the barcode of its variants, read however spreadsheets leave it', async () => {
    for (const column of ['Variant Barcode', 'Barcode']) {
      for (const cell of ["'6221031492303", '6221031492303', ' 622-1031492303', '٦٢٢١٠٣١٤٩٢٣٠٣']) {
        const { product, warnings } = await onlyPiece(ring({ [column]: cell }));
        expect([product?.barcode, warnings]).toEqual(['6221031492303', []]);
      }
    }
    const { product } = await onlyPiece(ring({ 'Variant Barcode': '' }));
    expect(product).toMatchObject({ weight: 3.45, barcode: undefined });
  });

  test('comes without a barcode that is none, with a warning', async () => {
    for (const cell of ['6.22103E+12', '6221031492304', 'RING-16']) {
      const { product, warnings } = await onlyPiece(ring({ 'Variant Barcode': cell }));
      expect(product).toMatchObject({ weight: 3.45, barcode: undefined });
      expect(warnings).toEqual([expect.objectContaining({ row: 1, column: 'Variant Barcode' })]);
    }
  });

  test('of a whole page in the column of barcodes quotes no more than the beginning', async () => {
    const { warnings } = await onlyPiece(ring({ 'Variant Barcode': '1'.repeat(50_000) }));
    expect(warnings[0]?.message).toBe(
      `"${'1'.repeat(39)}…" is not a valid barcode; imported without it`,
    );
  });

  test('of variants alike keeps the first barcode, and warns of another', async () => {
    const { product, warnings } = await onlyPiece(
      ring({ 'Option1 Value': '15', 'Variant Barcode': '' }),
      ring({ ...more, 'Option1 Value': '16', 'Variant Barcode': '6221031492303' }),
      ring({ ...more, 'Option1 Value': '17', 'Variant Barcode': '4006381333931' }),
    );
    expect(product?.barcode).toBe('6221031492303');
    expect(warnings).toEqual([
      {
        row: 3,
        column: 'Variant Barcode',
        message: 'Variants of one piece have different barcodes; the first one is imported',
      },
    ]);
  });

  test('with a Latin title has it in both languages', async () => {
    const { product } = await onlyPiece(ring({ Title: 'Gold ring' }));
    expect(product).toMatchObject({ nameAr: 'Gold ring', name: 'Gold ring' });
  });

  test('keeps silent about what its file has no column or no text for', async () => {
    const { product } = await onlyPiece({
      Handle: 'ring',
      Title: 'Ring 18K',
      'Variant Grams': '1',
      Tags: '',
      'Body (HTML)': '',
    });
    expect(product).toEqual({
      importKey: 'shopify:ring',
      row: 1,
      nameAr: 'Ring 18K',
      name: 'Ring 18K',
      weight: 1,
      karat: 18,
    });
  });

  test('has its pictures once, by position, and only those of the web', async () => {
    const image = (src: string, position: number | '') => ({
      Handle: 'ring',
      'Image Src': src,
      'Image Position': position,
    });
    const { product, warnings } = await onlyPiece(
      ring({ 'Image Src': 'https://cdn.example/2.jpg', 'Image Position': 2 }),
      image('https://cdn.example/1.jpg', 1),
      image('https://cdn.example/2.jpg', 3),
      image('javascript:alert(1)', 4),
      image('https://cdn.example/last.jpg', ''),
    );
    expect(product?.images).toEqual([
      'https://cdn.example/1.jpg',
      'https://cdn.example/2.jpg',
      'https://cdn.example/last.jpg',
    ]);
    expect(warnings).toEqual([
      { row: 4, column: 'Image Src', message: 'The picture has no http address' },
    ]);
  });

  test.each([
    ['active', 'true', false],
    ['Active', '', false],
    ['draft', 'true', true],
    ['ARCHIVED', '', true],
    ['Unlisted', 'TRUE', true],
    ['active', 'FALSE', true],
    ['', 'true', false],
    ['', 'false', true],
    ['', '', undefined],
  ])('with status %j and published %j is archived: %j', async (Status, Published, isArchived) => {
    const { product } = await onlyPiece(ring({ Status, Published }));
    expect(product?.isArchived).toBe(isArchived);
  });

  test('takes its karat from column, title and tags, in this order', async () => {
    const karatOf = async (change: Parameters<typeof ring>[0]) =>
      (await onlyPiece(ring(change))).product?.karat;
    expect(await karatOf({ [KARAT]: '18', Title: 'Ring 24K', Tags: '21K' })).toBe(18);
    expect(await karatOf({ [KARAT]: '', Title: 'Ring 24K', Tags: '21K' })).toBe(24);
    expect(await karatOf({ [KARAT]: '', Title: 'Ring', Tags: 'gift, عيار 18' })).toBe(18);
  });

  test('without a karat is taken for 21, with a warning', async () => {
    const { product, warnings } = await onlyPiece(ring({ [KARAT]: '' }));
    expect(product?.karat).toBe(21);
    expect(warnings).toEqual([
      { row: 1, column: KARAT, message: 'No karat is stated; imported as 21' },
    ]);
  });

  test('sold more often than it was there has no stock, with a warning', async () => {
    const { product, warnings } = await onlyPiece(ring({ 'Variant Inventory Qty': '-1' }));
    expect(product?.quantity).toBe(0);
    expect(warnings).toEqual([
      {
        row: 1,
        column: 'Variant Inventory Qty',
        message: 'Quantity is negative; imported as 0',
      },
    ]);
  });

  test('keeps a title that a spreadsheet would compute as text', async () => {
    const { product } = await onlyPiece(ring({ Title: `'=HYPERLINK("http://x")` }));
    expect(product?.nameAr).toBe('=HYPERLINK("http://x")');
  });

  test.each([
    [{ 'Variant Grams': '0.0' }, 'Variant Grams', 'Weight must be greater than 0'],
    [{ 'Variant Grams': '' }, 'Variant Grams', 'Weight is missing'],
    [{ [KARAT]: '22' }, KARAT, 'Karat must be either 18, 21, or 24'],
    [{ [KARAT]: '', Title: 'غويشة عيار 22' }, KARAT, 'Karat must be either 18, 21, or 24'],
    [
      { 'Variant Inventory Qty': 'many' },
      'Variant Inventory Qty',
      'Quantity "many" is not a number',
    ],
    [{ Title: '' }, 'Title', 'Title is missing'],
    [{ Handle: '' }, 'Handle', 'Handle is missing'],
  ])('with %j is refused and reported', async (change, column, message) => {
    const { product, errors, warnings } = await onlyPiece(ring(change));
    expect(product).toBeNull();
    expect(errors).toEqual([{ row: 1, column, message }]);
    expect(warnings).toEqual([]);
  });

  test('whose rows are not together is imported once, and the rest reported', async () => {
    const pieces = await piecesOfFile(
      csvOf([ring(), ring({ Handle: 'other' }), ring({ Title: 'again' })]),
    );
    expect(pieces.map(({ product }) => product?.importKey)).toEqual([
      'shopify:ring',
      'shopify:other',
      undefined,
    ]);
    expect(pieces[2]?.errors).toEqual([
      {
        row: 3,
        column: 'Handle',
        message: 'This handle stands further up already; keep the rows of a product together',
      },
    ]);
  });

  test('with more cells than headers is refused, since its values stand in the wrong columns', async () => {
    const [piece] = await piecesOfFile('Handle,Title,Variant Grams\nring,Gold ring, 18K,3.5\n');
    expect(piece?.product).toBeNull();
    expect(piece?.errors[0]).toMatchObject({ row: 1, column: '' });
  });
});

describe('variants', () => {
  const size = (value: string, change: Parameters<typeof ring>[0] = {}) =>
    ring({ 'Option1 Name': 'المقاس', 'Option1 Value': value, ...change });

  test('that differ in weight are products of their own, by SKU', async () => {
    const pieces = await piecesOfFile(
      csvOf([
        size('16', { 'Variant SKU': "'0016", 'Variant Image': 'https://cdn.example/16.jpg' }),
        size('18', { ...more, 'Variant SKU': 'R18', 'Variant Grams': '4.1' }),
      ]),
    );
    expect(pieces.map(({ product }) => product)).toMatchObject([
      {
        importKey: 'shopify:ring#0016',
        row: 1,
        nameAr: 'خاتم ذهب - 16',
        weight: 3.45,
        images: ['https://cdn.example/16.jpg'],
      },
      { importKey: 'shopify:ring#R18', row: 2, nameAr: 'خاتم ذهب - 18', weight: 4.1, karat: 21 },
    ]);
  });

  test('that differ in karat are products of their own, by their options without a SKU', async () => {
    const karat = (value: string, change = {}) =>
      ring({ 'Option1 Name': 'Karat', 'Option1 Value': value, ...change });
    const pieces = await piecesOfFile(csvOf([karat('18'), karat('٢١', more)]));
    expect(pieces.map(({ product }) => product)).toMatchObject([
      { importKey: 'shopify:ring#18', karat: 18 },
      { importKey: 'shopify:ring#٢١', karat: 21 },
    ]);
  });

  test('alike in weight and karat are one product with the stock of all', async () => {
    const { product } = await onlyPiece(
      size('16'),
      size('17', { ...more, 'Variant Inventory Qty': '-4' }),
      size('18', { ...more, 'Variant Inventory Qty': '3', 'Variant Grams': '3.450' }),
    );
    expect(product).toMatchObject({ importKey: 'shopify:ring', nameAr: 'خاتم ذهب', quantity: 5 });
  });

  test('fail one by one', async () => {
    const pieces = await piecesOfFile(
      csvOf([size('16'), size('18', { ...more, 'Variant Grams': '0' })]),
    );
    expect(pieces.map(({ product }) => product?.importKey)).toEqual(['shopify:ring#16', undefined]);
    expect(pieces[1]?.errors).toMatchObject([{ row: 2, column: 'Variant Grams' }]);
  });

  test('that nothing tells apart are refused', async () => {
    const pieces = await piecesOfFile(csvOf([ring(), ring({ ...more, 'Variant Grams': '9' })]));
    expect(pieces.map(({ product }) => product)).toEqual([null, null]);
    expect(pieces[0]?.errors).toMatchObject([
      { message: 'Variants need different SKUs or options' },
    ]);
  });

  test('keep all pieces that the file counts, and no two share a key', async () => {
    const variant = fc.record({
      weight: fc.constantFrom('1.5', '2.25', '3'),
      karat: fc.constantFrom('18', '21'),
      quantity: fc.integer({ min: 0, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(variant, { minLength: 1, maxLength: 8 }), async (variants) => {
        const records = variants.map(({ weight, karat, quantity }, index) =>
          size(String(index), {
            'Variant Grams': weight,
            [KARAT]: karat,
            'Variant Inventory Qty': quantity,
          }),
        );
        const products = (await piecesOfFile(csvOf(records))).map(({ product }) => product);
        const kinds = new Set(variants.map(({ weight, karat }) => `${weight}/${karat}`));
        const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
        expect(new Set(products.map((product) => product?.importKey)).size).toBe(kinds.size);
        expect(sum(products.map((product) => product?.quantity ?? 0))).toBe(
          sum(variants.map(({ quantity }) => quantity)),
        );
      }),
      { numRuns: 50 },
    );
  });
});

test('what is too long for a product is said once, with what is allowed', async () => {
  const tags = Array.from({ length: 251 }, (_, index) => `t${index}`).join(', ');
  const { product, errors } = await onlyPiece(ring({ Title: 'x'.repeat(501), Tags: tags }));
  expect(product).toBeNull();
  expect(errors).toEqual([
    { row: 1, column: 'Title', message: 'At most 500 characters' },
    { row: 1, column: 'Tags', message: 'At most 250 tags' },
  ]);
});
