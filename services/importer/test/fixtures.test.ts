import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import type { RowProblem } from '../contract/import-job.ts';
import { customersOfFile, piecesOfFile } from './csv-files.ts';

async function piecesOfFixture(name: string) {
  return piecesOfFile(await readFile(new URL(`fixtures/${name}`, import.meta.url)));
}

test('an export brings its products, variants and pictures, and names what it cannot bring', async () => {
  const pieces = await piecesOfFixture('products-utf8.csv');
  expect(pieces.map(({ product }) => product)).toMatchObject([
    {
      importKey: 'shopify:خاتم-سوليتير#0015',
      row: 1,
      nameAr: 'خاتم سوليتير عيار 18 - 15, 16',
      weight: 2.85,
      karat: 18,
      quantity: 3,
      isArchived: false,
      tags: ['هدايا', 'خطوبة', 'ورشة النيل', 'خواتم'],
      images: [1, 2, 3].map((number) => `https://pictures.example/solitaire-${number}.jpg`),
    },
    { importKey: 'shopify:خاتم-سوليتير#0018', row: 3, weight: 3.1, quantity: 0 },
    { importKey: 'shopify:pound', nameAr: 'جنيه ذهب "جورج"', karat: 21, quantity: 5 },
    null,
    null,
  ]);
  expect(pieces.flatMap(({ errors }) => errors)).toEqual([
    { row: 6, column: 'Variant Grams', message: 'Weight must be greater than 0' },
    {
      row: 7,
      column: 'Karat (product.metafields.custom.karat)',
      message: 'Karat must be either 18, 21, or 24',
    },
  ]);
});

test.each([
  'products-utf8-mark-crlf.csv',
  'products-windows-1256-semicolons.csv',
  'products-utf16le-tabs.txt',
])('%s brings the same as the plain file', async (name) => {
  const same = (piece: Awaited<ReturnType<typeof piecesOfFixture>>[number]) => {
    const { product, errors, warnings } = piece;
    return { product, errors, warnings };
  };
  const plain = await piecesOfFixture('products-utf8.csv');
  expect((await piecesOfFixture(name)).map(same)).toEqual(plain.map(same));
});

/** Problems as row, column and message. */
function listed(problems: readonly RowProblem[]): [number, string, string][] {
  return problems.map(({ row, column, message }) => [row, column, message]);
}

test.each(['template-2019', 'template-2023', 'template-new', 'lost-digits'])(
  '%s.csv brings what stands beside it',
  async (name) => {
    const pieces = await piecesOfFixture(`${name}.csv`);
    const expected = await readFile(new URL(`fixtures/${name}.expected.json`, import.meta.url));
    const brought = pieces.map(({ row, errors, warnings, product }) => {
      return { row, errors: listed(errors), warnings: listed(warnings), product };
    });
    expect(JSON.parse(JSON.stringify(brought))).toEqual(JSON.parse(expected.toString()));
  },
);

test('customers-export.csv brings what stands beside it', async () => {
  const fixture = (name: string) => readFile(new URL(`fixtures/${name}`, import.meta.url));
  const items = await customersOfFile(await fixture('customers-export.csv'));
  const expected = await fixture('customers-export.expected.json');
  const brought = items.map(({ row, errors, warnings, payload }) => {
    return { row, errors: listed(errors), warnings: listed(warnings), customer: payload };
  });
  expect(JSON.parse(JSON.stringify(brought))).toEqual(JSON.parse(expected.toString()));
});
