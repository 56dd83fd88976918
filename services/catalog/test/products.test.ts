import { expect, test } from '@jest/globals';
import { eventually } from '@dahab/testing/eventually.ts';
import { neighbour, shopper } from '@dahab/testing/test-client.ts';
import { ownBarcodeOf } from '../contract/barcode.ts';
import { aCollection, aProduct, openShop } from './shop.ts';

const shop = await openShop();

test('a new product takes the defaults of the shop and comes back with numbers as numbers', async () => {
  const { status, body } = await shop.admin.post('/api/products', {
    nameAr: 'سوار',
    weight: '٣٫٥',
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    nameAr: 'سوار',
    name: '',
    descriptionAr: '',
    images: [],
    weight: 3.5,
    karat: 21,
    craftingCost: 0,
    marginPerGram: null,
    quantity: 1,
    collectionId: null,
    isArchived: false,
    tags: [],
    barcode: ownBarcodeOf(body.id),
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});

test.each([
  [{ karat: 19 }, 'Karat must be either 18, 21, or 24'],
  [{ weight: 0 }, 'Weight must be greater than 0'],
  [{ craftingCost: -1 }, 'Crafting cost cannot be negative'],
  [{ marginPerGram: -0.5 }, 'Margin per gram cannot be negative'],
  [{ quantity: -1 }, 'Quantity must be non-negative'],
  [{ nameAr: '  ' }, 'Arabic name is required'],
  [{ images: ['javascript:alert(1)'] }, 'Invalid image URL'],
  [{ collectionId: 999_999 }, 'This collection does not exist'],
])('a product with %j is refused: %s', async (fields, message) => {
  const answer = await shop.admin.post('/api/products', { nameAr: 'خاتم', weight: 1, ...fields });
  expect(answer.status).toBe(400);
  expect(answer.body.message).toBe(message);
});

test('a change touches only what is sent: a margin of 0 is a margin, null is none', async () => {
  const product = await aProduct(shop, { marginPerGram: 40, tags: ['عيد'], craftingCost: 120 });
  const path = `/api/products/${product.id}`;
  expect((await shop.admin.patch(path, { marginPerGram: 0 })).body).toEqual({
    ...product,
    marginPerGram: 0,
  });
  expect((await shop.admin.patch(path, { marginPerGram: null })).body).toEqual({
    ...product,
    marginPerGram: null,
  });
  expect((await shop.admin.patch(path, {})).body).toEqual({ ...product, marginPerGram: null });
});

test('a description keeps its text tags and loses whatever could run', async () => {
  const { descriptionAr } = await aProduct(shop, {
    descriptionAr:
      '<p dir="rtl" onclick="x()">ذهب <b>عيار</b></p><script>alert(1)</script>' +
      '<a href="javascript:alert(1)">رابط</a><img src=x onerror=alert(1)>',
  });
  expect(descriptionAr).toBe('<p dir="rtl">ذهب <b>عيار</b></p><a rel="nofollow noopener">رابط</a>');
});

test('a description that is too long once it is clean is refused, and changes nothing', async () => {
  const { id } = await aProduct(shop, { descriptionAr: '<b>ذهب</b>' });
  const message = 'The description is too long';
  const refusal = { status: 400, body: { message, issues: [{ path: 'descriptionAr', message }] } };
  for (const descriptionAr of ['<b>'.repeat(30_000), '&'.repeat(30_000)]) {
    const product = { nameAr: 'خاتم', weight: 1, descriptionAr };
    expect(await shop.admin.post('/api/products', product)).toMatchObject(refusal);
    const change = shop.admin.patch(`/api/products/${id}`, { descriptionAr });
    expect(await change).toMatchObject(refusal);
  }
  expect((await shop.guest.get(`/api/products/${id}`)).body.descriptionAr).toBe('<b>ذهب</b>');
});

test.each([' \n', '\u202e\u200f', '\u200b\ufeff\u2066', '\u00ad\u061c \u2060'])(
  'the name %j, of which nothing is seen, is none',
  async (nameAr) => {
    const answer = await shop.admin.post('/api/products', { nameAr, weight: 1 });
    expect([answer.status, answer.body.message]).toEqual([400, 'Arabic name is required']);
  },
);

test('marks of direction in a name stay where they are', async () => {
  const nameAr = '\u202bخاتم\u202c 18K\u200f';
  expect((await aProduct(shop, { nameAr })).nameAr).toBe(nameAr);
});

test('products come newest first, in pages, by karat and collection', async () => {
  const collection = await aCollection(shop);
  const pieces = [];
  for (const karat of [18, 21, 18]) {
    pieces.push(await aProduct(shop, { karat, collectionId: collection.id }));
  }
  const [first, second, third] = pieces.map(({ id }) => id);
  const ids = (body: { products: { id: number }[] }) => body.products.map(({ id }) => id);
  const path = `/api/products?collectionId=${collection.id}`;

  const all = (await shop.guest.get(path)).body;
  expect(ids(all)).toEqual([third, second, first]);
  expect(all).toMatchObject({ total: 3, page: 1, limit: 12, totalPages: 1 });
  const secondPage = (await shop.guest.get(`${path}&limit=2&page=2`)).body;
  expect(ids(secondPage)).toEqual([first]);
  expect(secondPage).toMatchObject({ total: 3, page: 2, limit: 2, totalPages: 2 });
  expect(ids((await shop.guest.get(`${path}&karat=18`)).body)).toEqual([third, first]);
  expect(ids((await shop.guest.get(`${path}&karat=all&page=9`)).body)).toEqual([]);
});

test('archived products are for admins alone', async () => {
  const product = await aProduct(shop, { isArchived: true });
  const path = `/api/products/${product.id}`;
  expect((await shop.guest.get(path)).status).toBe(404);
  expect((await shop.as(shopper).get(path)).status).toBe(404);
  expect((await shop.admin.get(path)).body).toEqual(product);
  expect((await shop.guest.get('/api/products?archived=true')).status).toBe(403);
  expect((await shop.as(shopper).get('/api/products?archived=true')).status).toBe(403);
  const archived = (await shop.admin.get('/api/products?archived=true')).body.products;
  expect(archived).toContainEqual(product);
  const shown = (await shop.admin.get('/api/products?limit=500')).body.products;
  expect(shown).not.toContainEqual(product);
});

test('tags are added to those there, each once, and never doubled', async () => {
  const one = await aProduct(shop, { tags: ['عيد', 'هدية'] });
  const two = await aProduct(shop);
  const answer = await shop.admin.post('/api/products/bulk-update-tags', {
    productIds: [one.id, two.id, 999_999],
    tags: [' هدية ', 'جديد', 'جديد'],
  });
  expect(answer.body).toEqual({ updated: 2 });
  expect((await shop.guest.get(`/api/products/${one.id}`)).body.tags).toEqual([
    'عيد',
    'هدية',
    'جديد',
  ]);
  expect((await shop.guest.get(`/api/products/${two.id}`)).body.tags).toEqual(['هدية', 'جديد']);
});

test.each([
  [{ productIds: [], tags: ['x'] }, 'Please select at least one product'],
  [{ tags: ['x'] }, 'Please select at least one product'],
  [{ productIds: [1], tags: [] }, 'Please add at least one tag'],
  [{ productIds: [1], tags: ['  '] }, 'Please add at least one tag'],
])('tagging with %j is refused: %s', async (body, message) => {
  const answer = await shop.admin.post('/api/products/bulk-update-tags', body);
  expect(answer.status).toBe(400);
  expect(answer.body.message).toBe(message);
});

test('details name the products that exist, archived too, in the order asked for', async () => {
  const one = await aProduct(shop);
  const two = await aProduct(shop, { isArchived: true });
  const path = `/api/admin/products/details?ids=${two.id},999999,${one.id},${two.id}`;
  expect((await shop.admin.get(path)).body).toEqual({ products: [two, one] });
});

test('a deleted product is gone, but details still tell of one that was sold', async () => {
  const sold = await aProduct(shop, { nameAr: 'عقد قديم' });
  const unsold = await aProduct(shop);
  await shop.as(neighbour).put('/internal/reservations/6f1c3b54-43f0-4b7e-9f0e-5d1f2f6c8a01', {
    lines: [{ productId: sold.id, quantity: 1 }],
  });
  expect((await shop.admin.delete(`/api/products/${sold.id}`)).status).toBe(204);
  expect((await shop.admin.delete(`/api/products/${unsold.id}`)).status).toBe(204);

  expect((await shop.admin.get(`/api/products/${sold.id}`)).status).toBe(404);
  expect((await shop.admin.delete(`/api/products/${sold.id}`)).status).toBe(404);
  const path = `/api/admin/products/details?ids=${sold.id},${unsold.id}`;
  expect((await shop.admin.get(path)).body).toEqual({
    products: [{ ...sold, isArchived: true, quantity: 0 }],
  });
});

test('every write tells open pages which product changed', async () => {
  const { id } = await aProduct(shop);
  await shop.admin.patch(`/api/products/${id}`, { weight: 2 });
  await shop.admin.delete(`/api/products/${id}`);
  await eventually(() => {
    expect(shop.told.filter((told) => told === `products:${id}`)).toHaveLength(3);
  });
});

test.each([
  ['post', '/api/products'],
  ['patch', '/api/products/1'],
  ['delete', '/api/products/1'],
  ['post', '/api/products/bulk-update-tags'],
  ['get', '/api/admin/products/details?ids=1'],
] as const)('%s %s is for admins', async (method, path) => {
  expect((await shop.guest[method](path)).status).toBe(401);
  expect((await shop.as(shopper)[method](path)).status).toBe(403);
});

test.each(['0', '-1', 'abc', '2147483648', '99999999999999999999'])(
  'the id %s is refused without a fault',
  async (id) => {
    expect((await shop.guest.get(`/api/products/${id}`)).status).toBe(400);
  },
);
