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

test('a letter cut in half does not make a file of UTF-8 one of Windows-1256', async () => {
  const whole = Buffer.from(csvOf(records));
  const at = whole.indexOf('سبيكة') + 1;
  const damaged = Buffer.concat([whole.subarray(0, at), whole.subarray(at + 1)]);
  const [ring, bar] = await productsOf(damaged);
  expect(ring).toEqual((await productsOf(whole))[0]);
  expect(bar?.nameAr).toBe('\ufffdبيكة 5 جرام');
});

test('a few letters of Windows-1256 in an English file are read as such', async () => {
  const file = csvOf([ring({ Title: 'Ring ذ, size £5' })]);
  const [product] = await productsOf(encoded(file, 'win1256'));
  expect(product?.nameAr).toBe('Ring ذ, size £5');
});
