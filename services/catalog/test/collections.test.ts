import { expect, test } from '@jest/globals';
import { eventually } from '@dahab/testing/eventually.ts';
import { shopper } from '@dahab/testing/test-client.ts';
import { aCollection, aProduct, openShop } from './shop.ts';

const shop = await openShop();

function idsOf(products: readonly { id: number }[]): number[] {
  return products.map(({ id }) => id);
}

test('a new collection takes the defaults of the shop', async () => {
  const { status, body } = await shop.admin.post('/api/collections', {
    nameEn: 'Rings',
    nameAr: 'خواتم',
    descriptionEn: '',
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    nameEn: 'Rings',
    nameAr: 'خواتم',
    descriptionEn: null,
    descriptionAr: null,
    image: null,
    showInHomepage: false,
    homepageProductsCount: 4,
    homepageProductsMode: 'latest',
    selectedProductIds: [],
  });
  expect((await shop.guest.get(`/api/collections/${body.id}`)).body).toEqual(body);
  expect((await shop.guest.get('/api/collections')).body).toContainEqual(body);
});

test.each([
  [{ nameEn: '' }, 'English name is required'],
  [{ nameAr: undefined }, 'Arabic name is required'],
  [{ homepageProductsCount: 0 }, 'Show at least 1 product'],
  [{ homepageProductsCount: 13 }, 'Show at most 12 products'],
  [{ homepageProductsMode: 'random' }, 'Mode must be latest or selected'],
])('a collection with %j is refused: %s', async (fields, message) => {
  const body = { nameEn: 'Rings', nameAr: 'خواتم', ...fields };
  const answer = await shop.admin.post('/api/collections', body);
  expect(answer.status).toBe(400);
  expect(answer.body.message).toBe(message);
});

test('a change touches only what is sent', async () => {
  const before = await aCollection(shop, { showInHomepage: true, homepageProductsCount: 7 });
  const { body } = await shop.admin.patch(`/api/collections/${before.id}`, {
    selectedProductIds: [3, 1, 3],
  });
  expect(body).toEqual({ ...before, selectedProductIds: [3, 1] });
  expect((await shop.admin.patch('/api/collections/999999', { nameEn: 'X' })).status).toBe(404);
});

test('its products come as an array without archived ones, or as a page when one is asked for', async () => {
  const { id } = await aCollection(shop);
  const one = await aProduct(shop, { collectionId: id });
  const two = await aProduct(shop, { collectionId: id });
  await aProduct(shop, { collectionId: id, isArchived: true });
  const path = `/api/collections/${id}/products`;
  expect((await shop.guest.get(path)).body).toEqual([two, one]);
  expect((await shop.guest.get(`${path}?limit=1`)).body).toEqual([two]);
  expect((await shop.guest.get(`${path}?page=2&limit=1`)).body).toEqual({
    products: [one],
    total: 2,
    page: 2,
    limit: 1,
    totalPages: 2,
  });
  expect((await shop.guest.get('/api/collections/999999/products')).status).toBe(404);
});

test('the products of a deleted collection stay, without a collection', async () => {
  const { id } = await aCollection(shop);
  const product = await aProduct(shop, { collectionId: id });
  expect((await shop.admin.delete(`/api/collections/${id}`)).status).toBe(204);
  expect((await shop.admin.delete(`/api/collections/${id}`)).status).toBe(404);
  expect((await shop.guest.get(`/api/products/${product.id}`)).body).toEqual({
    ...product,
    collectionId: null,
  });
  await eventually(() => {
    expect(shop.told).toEqual(
      expect.arrayContaining([`collections:${id}`, `products:${product.id}`]),
    );
  });
});

test.each([
  ['post', '/api/collections'],
  ['patch', '/api/collections/1'],
  ['delete', '/api/collections/1'],
] as const)('%s %s is for admins', async (method, path) => {
  expect((await shop.guest[method](path)).status).toBe(401);
  expect((await shop.as(shopper)[method](path)).status).toBe(403);
});

test('the home page shows each homepage collection that has something to show', async () => {
  const latest = await aCollection(shop, { showInHomepage: true, homepageProductsCount: 1 });
  const hidden = await aCollection(shop);
  const [old, fresh] = [
    await aProduct(shop, { collectionId: latest.id }),
    await aProduct(shop, { collectionId: latest.id }),
  ];
  const elsewhere = await aProduct(shop, { collectionId: hidden.id });
  const selected = await aCollection(shop, {
    showInHomepage: true,
    homepageProductsMode: 'selected',
    selectedProductIds: [elsewhere.id, 999_999, old.id],
  });
  const empty = await aCollection(shop, { showInHomepage: true });

  const { body } = await shop.guest.get('/api/home');
  const sectionOf = (id: number) =>
    body.sections.find((section: { collection: { id: number } }) => section.collection.id === id);
  expect(idsOf(sectionOf(latest.id).products)).toEqual([fresh.id]);
  expect(idsOf(sectionOf(selected.id).products)).toEqual([elsewhere.id, old.id]);
  expect(sectionOf(hidden.id)).toBeUndefined();
  expect(sectionOf(empty.id)).toBeUndefined();
  expect(body.products[0]).toEqual(elsewhere);
});

test('the home page shows twelve products at most, never archived ones, to admins neither', async () => {
  for (let count = 0; count < 13; count += 1) await aProduct(shop);
  const archived = await aProduct(shop, { isArchived: true });
  const { body } = await shop.admin.get('/api/home');
  expect(body.products).toHaveLength(12);
  expect(idsOf(body.products)).not.toContain(archived.id);
});
