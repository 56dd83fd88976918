import { expect, test } from '@jest/globals';
import { neighbour } from '@dahab/testing/test-client.ts';
import { ownBarcodeOf } from '../contract/barcode.ts';
import type { Product } from '../contract/product.ts';
import { aProduct, openShop } from './shop.ts';

const shop = await openShop();
const PASSED_OVER = 'The barcode belongs to another product; imported without it';
let lastJob = 0;

interface Piece {
  readonly name: string;
  readonly barcode?: string;
}

/** What an import or update of a new job made of each piece, which its name is the key of. */
async function send(mode: 'import' | 'update', pieces: readonly Piece[]): Promise<string[][]> {
  const products = pieces.map(({ name, barcode }, index) => ({
    importKey: `shopify:${name}`,
    row: index + 1,
    nameAr: name,
    weight: 3,
    karat: 21,
    barcode,
  }));
  lastJob += 1;
  const path = `/internal/import-jobs/${lastJob}/batches/1`;
  const { status, body } = await shop.as(neighbour).put(path, { mode, products });
  expect(status).toBe(200);
  return body.results.map(({ outcome, message }: { outcome: string; message?: string }) =>
    message === undefined ? [outcome] : [outcome, message],
  );
}

async function productNamed(name: string): Promise<Product> {
  const { body } = await shop.admin.get(`/api/products/search?q=${name}`);
  return body.products[0];
}

test('an imported piece has the barcode of its file, or one of the shop', async () => {
  const made = await send('import', [
    { name: 'alpha', barcode: '6221031492303' },
    { name: 'beta' },
  ]);
  expect(made).toEqual([['created'], ['created']]);
  expect((await productNamed('alpha')).barcode).toBe('6221031492303');
  const beta = await productNamed('beta');
  expect(beta.barcode).toBe(ownBarcodeOf(beta.id));
});

test('an update sets the barcode that the file states, and keeps it where it states none', async () => {
  await send('import', [{ name: 'gamma' }]);
  expect(await send('update', [{ name: 'gamma', barcode: '4006381333931' }])).toEqual([
    ['updated'],
  ]);
  expect(await send('update', [{ name: 'gamma' }])).toEqual([['unchanged']]);
  expect(await send('update', [{ name: 'gamma', barcode: '4006381333931' }])).toEqual([
    ['unchanged'],
  ]);
  expect((await productNamed('gamma')).barcode).toBe('4006381333931');
});

test("a file that states the shop's own barcode of a piece changes nothing", async () => {
  await send('import', [{ name: 'delta' }]);
  const { barcode } = await productNamed('delta');
  expect(await send('update', [{ name: 'delta', barcode: `0${barcode}` }])).toEqual([
    ['unchanged'],
  ]);
  expect((await productNamed('delta')).barcode).toBe(barcode);
});

test('a barcode that another piece has is passed over, and said so', async () => {
  const other = await aProduct(shop, { nameAr: 'أخرى', barcode: '036000291452' });
  const taken = ['0036000291452', ownBarcodeOf(other.id), ownBarcodeOf(987_654)];
  const pieces = taken.map((barcode, index) => ({ name: `epsilon${index}`, barcode }));
  const passedOver = (outcome: string) => taken.map(() => [outcome, PASSED_OVER]);
  expect(await send('import', pieces)).toEqual(passedOver('created'));
  expect(await send('update', pieces)).toEqual(passedOver('unchanged'));
  for (const { name } of pieces) {
    const { id, barcode } = await productNamed(name);
    expect(barcode).toBe(ownBarcodeOf(id));
  }
});

test('of two pieces in a file with the same barcode the first has it', async () => {
  const twins = ['zeta', 'eta'].map((name) => ({ name, barcode: '96385074' }));
  expect(await send('import', twins)).toEqual([['created'], ['created', PASSED_OVER]]);
  expect((await productNamed('zeta')).barcode).toBe('96385074');
});

test('pieces of a file that exchange their barcodes have each other’s afterwards', async () => {
  const before = ['5000112637922', '8076809513753', '4005808155705'];
  const names = ['iota', 'kappa', 'lambda'];
  const pieces = (barcodes: readonly (string | undefined)[]) =>
    names.map((name, index) => ({ name, barcode: barcodes[index] }));
  await send('import', pieces(before));
  const [first, second, third] = before;
  expect(await send('update', pieces([second, third, first]))).toEqual([
    ['updated'],
    ['updated'],
    ['updated'],
  ]);
  // The file does not take the third's from it, so that the others have to keep theirs.
  const kept = await send('update', [
    { name: 'iota', barcode: third },
    { name: 'kappa', barcode: first },
  ]);
  expect(kept).toEqual([
    ['unchanged', PASSED_OVER],
    ['unchanged', PASSED_OVER],
  ]);
  expect(await Promise.all(names.map(async (name) => (await productNamed(name)).barcode))).toEqual([
    second,
    third,
    first,
  ]);
});

test('of pieces in two batches one has the other’s barcode when that has given it up, at the next run', async () => {
  const [own, wished, other] = ['4056489641018', '7622210449283', '3017620422003'];
  await send('import', [
    { name: 'rho', barcode: own },
    { name: 'sigma', barcode: wished },
  ]);
  const first = () => send('update', [{ name: 'rho', barcode: wished }]);
  const second = () => send('update', [{ name: 'sigma', barcode: other }]);
  expect([await first(), await second()]).toEqual([[['unchanged', PASSED_OVER]], [['updated']]]);
  expect([await first(), await second()]).toEqual([[['updated']], [['unchanged']]]);
  expect((await productNamed('rho')).barcode).toBe(wished);

  // Each other's, over two batches: not by themselves, but once one of them is taken away by hand.
  const back = () => send('update', [{ name: 'rho', barcode: other }]);
  const forth = () => send('update', [{ name: 'sigma', barcode: wished }]);
  const refused = [['unchanged', PASSED_OVER]];
  expect([await back(), await forth()]).toEqual([refused, refused]);
  const { id } = await productNamed('rho');
  expect((await shop.admin.patch(`/api/products/${id}`, { barcode: '' })).status).toBe(200);
  expect([await back(), await forth()]).toEqual([refused, [['updated']]]);
  expect([await back(), await forth()]).toEqual([[['updated']], [['unchanged']]]);
});

test('an import and a person who give the same barcode at once both come through', async () => {
  const barcodes = [
    '5901234123457',
    '4012345678901',
    '3057640257773',
    '8712345678906',
    '9310779300005',
  ];
  for (const [index, barcode] of barcodes.entries()) {
    const [imported, person] = await Promise.all([
      send('import', [{ name: `theta${index}`, barcode }]),
      shop.admin.post('/api/products', { nameAr: 'خاتم', weight: 1, barcode }),
    ]);
    expect(imported[0]?.[0]).toBe('created');
    expect([201, 409]).toContain(person.status);
    const { body } = await shop.admin.get(`/api/products?barcode=${barcode}`);
    expect(body.total).toBe(1);
  }
});
