import { expect, test } from '@jest/globals';
import { checkDigitOf, ownBarcodeOf } from '../contract/barcode.ts';
import type { Product } from '../contract/product.ts';
import { aProduct, openShop } from './shop.ts';

const shop = await openShop();
let made = 0;

/** A maker's EAN-13 that no other test uses. */
function aMakersBarcode(): string {
  const digits = `622${String(++made).padStart(9, '0')}`;
  return `${digits}${checkDigitOf(digits)}`;
}

async function idsFound(path: string): Promise<number[]> {
  const { status, body } = await shop.admin.get(path);
  expect(status).toBe(200);
  expect(body.total).toBe(body.products.length);
  return body.products.map(({ id }: Product) => id);
}

test('a piece that comes without a barcode gets one of the shop, and an empty field is none', async () => {
  const without = await aProduct(shop);
  const empty = await aProduct(shop, { barcode: ' ' });
  expect(without.barcode).toBe(ownBarcodeOf(without.id));
  expect(empty.barcode).toBe(ownBarcodeOf(empty.id));
});

test('a given barcode is kept in Latin digits, and leads to its piece however it is written', async () => {
  const { id, barcode } = await aProduct(shop, { barcode: '٦٢٢ ١٠٣١٤٩-٢٣٠٣' });
  expect(barcode).toBe('6221031492303');
  for (const written of ['6221031492303', '٦٢٢١٠٣١٤٩٢٣٠٣', '06221031492303', '622 1031492303']) {
    expect(await idsFound(`/api/products?barcode=${encodeURIComponent(written)}`)).toEqual([id]);
    expect(await idsFound(`/api/products/search?q=${encodeURIComponent(written)}`)).toEqual([id]);
  }
});

test("a shop's own label finds its piece, and still does once the maker's barcode is known", async () => {
  const { id } = await aProduct(shop);
  const label = `/api/products?barcode=${ownBarcodeOf(id)}`;
  expect(await idsFound(label)).toEqual([id]);
  const barcode = aMakersBarcode();
  const { body } = await shop.admin.patch(`/api/products/${id}`, { barcode });
  expect(body.barcode).toBe(barcode);
  expect(await idsFound(label)).toEqual([id]);
  expect(await idsFound(`/api/products?barcode=${barcode}`)).toEqual([id]);
});

test('an emptied barcode is the own one of the shop again, and free for another piece', async () => {
  const barcode = aMakersBarcode();
  const product = await aProduct(shop, { barcode });
  const { body } = await shop.admin.patch(`/api/products/${product.id}`, { barcode: '' });
  expect(body).toEqual({ ...product, barcode: ownBarcodeOf(product.id) });
  expect((await aProduct(shop, { barcode })).barcode).toBe(barcode);
});

test('a change of something else leaves the barcode alone', async () => {
  const barcode = aMakersBarcode();
  const { id } = await aProduct(shop, { barcode });
  const { body } = await shop.admin.patch(`/api/products/${id}`, { quantity: 3 });
  expect(body.barcode).toBe(barcode);
});

const taken = 'This barcode belongs to another product';

test('a barcode that another piece has is refused, in whatever length it is written', async () => {
  await aProduct(shop, { barcode: '036000291452' });
  const other = await aProduct(shop);
  for (const barcode of ['036000291452', '0036000291452', '00036000291452']) {
    const refusal = { status: 409, body: { message: taken, issues: [{ path: 'barcode' }] } };
    const piece = { nameAr: 'خاتم', weight: 1, barcode };
    expect(await shop.admin.post('/api/products', piece)).toMatchObject(refusal);
    expect(await shop.admin.patch(`/api/products/${other.id}`, { barcode })).toMatchObject(refusal);
  }
});

test('nobody is given what is the own barcode of another piece, or of one to come', async () => {
  const other = await aProduct(shop, { barcode: aMakersBarcode() });
  const { id } = await aProduct(shop);
  const give = (barcode: string) => shop.admin.patch(`/api/products/${id}`, { barcode });
  expect(await give(ownBarcodeOf(other.id))).toMatchObject({
    status: 409,
    body: { message: taken, code: 'barcode-taken' },
  });
  const kept = 'This barcode is kept for a product that the shop labels itself';
  expect(await give(ownBarcodeOf(999_999))).toMatchObject({
    status: 400,
    body: { message: kept, issues: [{ path: 'barcode', message: kept }] },
  });
  expect((await give(ownBarcodeOf(id))).body.barcode).toBe(ownBarcodeOf(id));
});

test('of ten who give the same barcode at once, one has it', async () => {
  const barcode = aMakersBarcode();
  const piece = { nameAr: 'خاتم', weight: 1, barcode };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shop.admin.post('/api/products', piece)),
  );
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  expect(await idsFound(`/api/products?barcode=${barcode}`)).toHaveLength(1);
});

test.each([
  ['123', 'A barcode has 8, 12, 13 or 14 digits'],
  ['QR-12345', 'A barcode has 8, 12, 13 or 14 digits'],
  [6_221_031_492_303, 'A barcode has 8, 12, 13 or 14 digits'],
  ['6221031492304', 'The last digit of this barcode does not fit the others'],
])('the barcode %j is refused: %s', async (barcode, message) => {
  const answer = await shop.admin.post('/api/products', { nameAr: 'خاتم', weight: 1, barcode });
  expect(answer.status).toBe(400);
  expect(answer.body.issues).toEqual([{ path: 'barcode', message }]);
});

test.each(['hello', '12345670', '6221031492304', ownBarcodeOf(2 ** 31), '0'.repeat(13)])(
  'a scan of %s, which is no piece of the shop, finds nothing',
  async (scan) => expect(await idsFound(`/api/products?barcode=${scan}`)).toEqual([]),
);

test('a barcode finds what the caller may see, of the karat and collection asked for', async () => {
  const { id, barcode } = await aProduct(shop, { karat: 18, isArchived: true });
  const path = `/api/products?barcode=${barcode}`;
  expect(await idsFound(path)).toEqual([]);
  expect(await idsFound(`${path}&archived=true`)).toEqual([id]);
  expect(await idsFound(`${path}&archived=true&karat=21`)).toEqual([]);
  expect((await shop.guest.get(`${path}&archived=true`)).status).toBe(403);
  expect(await idsFound(`/api/products/search?q=${barcode}`)).toEqual([]);
  expect(await idsFound(`/api/products/search?q=${barcode}&includeArchived=true`)).toEqual([id]);
});

test.each(['\u200b\u200e', '   ', '--'])('%j is the barcode of nothing', async (scanned) => {
  await aProduct(shop);
  expect(await idsFound(`/api/products?barcode=${encodeURIComponent(scanned)}`)).toEqual([]);
});

test('digits that are in a name, and no barcode of the shop, are looked for in the names', async () => {
  const { id } = await aProduct(shop, { nameAr: 'سبيكة 12345670' });
  expect(await idsFound('/api/products/search?q=12345670')).toEqual([id]);
});

test('a barcode is found by the index, not by reading every product', async () => {
  const plan = await shop.db.transaction(async (trx) => {
    await trx.raw('SET LOCAL enable_seqscan = off');
    return trx.raw<{ rows: Record<string, string>[] }>(
      "EXPLAIN SELECT * FROM products WHERE lpad(barcode, 14, '0') = ?",
      ['06221031492303'],
    );
  });
  expect(JSON.stringify(plan.rows)).toContain('products_barcode');
});

test('a deleted piece is no longer found by its barcode', async () => {
  const { id, barcode } = await aProduct(shop);
  expect((await shop.admin.delete(`/api/products/${id}`)).status).toBe(204);
  expect(await idsFound(`/api/products?barcode=${barcode}`)).toEqual([]);
});
