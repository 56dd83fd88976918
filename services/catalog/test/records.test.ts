import { eventually } from '@dahab/testing/eventually.ts';
import { describe, expect, test } from '@jest/globals';
import { recordChanged } from '../contract/events.ts';
import { aCollection, aProduct, openShop } from './shop.ts';

const shop = await openShop();

async function toldOf(deeds: number, kind: string, id: number): Promise<unknown[]> {
  const about = () =>
    shop.heard
      .filter(({ name }) => name === recordChanged.name)
      .map(({ payload }) => recordChanged.payload.parse(payload))
      .filter((record) => record.kind === kind && record.id === id);
  await eventually(() => expect(about()).toHaveLength(deeds));
  return about();
}

function form(fields: Readonly<Record<string, string>>): FormData {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.append(name, value);
  return filled;
}

describe('who did what is told', () => {
  test('of a product: its fields when it is added, what differs when it is changed, what is lost', async () => {
    const { id } = await aProduct(shop, { nameAr: 'خاتم هلال', quantity: 2 });
    await shop.admin.patch(`/api/products/${id}`, { quantity: 5, nameAr: 'خاتم هلال' });
    await shop.admin.patch(`/api/products/${id}`, { quantity: 5 });
    await shop.admin.delete(`/api/products/${id}`);

    const quantity = (before: number | null, after: number | null) => ({
      field: 'quantity',
      before,
      after,
    });
    expect(await toldOf(3, 'products', id)).toEqual([
      expect.objectContaining({
        deed: 'added',
        nameAr: 'خاتم هلال',
        changes: expect.arrayContaining([quantity(null, 2)]),
      }),
      expect.objectContaining({ deed: 'changed', changes: [quantity(2, 5)] }),
      expect.objectContaining({
        deed: 'deleted',
        changes: expect.arrayContaining([quantity(5, null)]),
      }),
    ]);
  });

  test('of a collection', async () => {
    const { id } = await aCollection(shop);
    await shop.admin.patch(`/api/collections/${id}`, { nameEn: 'Fine rings' });
    await shop.admin.delete(`/api/collections/${id}`);

    expect(await toldOf(3, 'collections', id)).toMatchObject([
      { deed: 'added', nameEn: 'Rings' },
      { deed: 'changed', changes: [{ field: 'nameEn', before: 'Rings', after: 'Fine rings' }] },
      { deed: 'deleted', nameAr: 'خواتم' },
    ]);
  });

  test('of a banner', async () => {
    const texts = { titleEn: 'Feast', titleAr: 'العيد', imageUrl: '/media/feast.webp' };
    const { id } = (await shop.admin.post('/api/hero-widgets', form(texts))).body;
    await shop.admin.patch(`/api/hero-widgets/${id}`, form({ isActive: 'false' }));
    await shop.admin.delete(`/api/hero-widgets/${id}`);

    expect(await toldOf(3, 'hero-widgets', id)).toMatchObject([
      { deed: 'added', nameAr: 'العيد', nameEn: 'Feast' },
      { deed: 'changed', changes: [{ field: 'isActive', before: true, after: false }] },
      { deed: 'deleted' },
    ]);
  });

  test('of the site settings', async () => {
    await shop.admin.patch('/api/site-settings', form({ contactMobile: '01001234567' }));

    const changes = [{ field: 'contactMobile', before: null, after: '01001234567' }];
    expect(await toldOf(1, 'site-settings', 1)).toMatchObject([{ deed: 'changed', changes }]);
  });

  test('of tags that several products get, once', async () => {
    const [one, other] = [await aProduct(shop), await aProduct(shop)];
    const productIds = [one.id, other.id];
    await shop.admin.post('/api/products/bulk-update-tags', { productIds, tags: ['هدايا'] });

    await eventually(() => {
      const told = shop.heard.filter(({ name }) => name === 'catalog.products-tagged');
      expect(told).toMatchObject([{ payload: { productIds, tags: ['هدايا'] } }]);
    });
    expect(await toldOf(1, 'products', one.id)).toMatchObject([{ deed: 'added' }]);
  });

  test('of a long description in few words', async () => {
    const { id } = await aProduct(shop, { descriptionAr: `<p>${'ذهب '.repeat(5_000)}</p>` });

    const [added] = await toldOf(1, 'products', id);
    expect(JSON.stringify(added).length).toBeLessThan(2_000);
  });
});
