import { expect, test } from '@jest/globals';
import type { ImportedProduct } from '@dahab/catalog/contract/import-batch.ts';
import { csvOf, encoded, piecesOfFile, ring } from './csv-files.ts';

const records = [
  ring({ 'Body (HTML)': '<p>خاتم، شغل يدوي</p>\n<p>"عيار 21"</p>', Tags: 'خواتم, هدايا' }),
  ring({ Handle: 'bar', Title: 'سبيكة 5 جرام', Tags: 'سبائك; هدايا' }),
];

async function productsOf(bytes: Buffer): Promise<(ImportedProduct | null)[]> {
  return (await piecesOfFile(bytes)).map(({ product }) => product);
}

test.each([
  ['UTF-8 with a mark, semicolons, CRLF', encoded(csvOf(records, ';', '\r\n'), 'utf8', true)],
  ['UTF-16LE with tabs', encoded(csvOf(records, '\t', '\r\n'), 'utf16le', true)],
  ['UTF-16BE with commas', encoded(csvOf(records), 'utf16be', true)],
  ['Windows-1256 with semicolons', encoded(csvOf(records, ';', '\r\n'), 'win1256')],
])('a file in %s brings the same products as in UTF-8', async (_, bytes) => {
  const expected = await productsOf(Buffer.from(csvOf(records)));
  expect(expected).toHaveLength(2);
  expect(expected).not.toContain(null);
  expect(await productsOf(bytes)).toEqual(expected);
});
