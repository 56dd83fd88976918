import { describe, expect, test } from '@jest/globals';
import { expectInvariants } from '../invariants.ts';
import { openShop } from '../open-shop.ts';
import { volumeOf } from '../volume.ts';
import { atOnce, expectNoFault, statusesOf } from './at-once.ts';
import { newCollection, newProduct } from './things.ts';

const ROUNDS = volumeOf({ commit: 3, release: 60 });
const RACE_MS = 300_000;
const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);

const shop = await openShop();
const { call } = shop.admin;

describe('admins who change the same thing at once', () => {
  test.each(rounds)(
    'each changes another field of a product, and none of it is lost (%i)',
    async () => {
      const product = await newProduct(call, 1);
      const changes = [
        { nameAr: 'خاتم' },
        { name: 'Ring' },
        { weight: 3.5 },
        { karat: 18 },
        { craftingCost: 70 },
        { marginPerGram: 0 },
        { quantity: 9 },
        { tags: ['جديد'] },
        { descriptionAr: '<p>ذهب</p>' },
        { images: ['/media/a.webp'] },
      ];
      const answers = await atOnce(changes.length, (index) =>
        call('PATCH', `/api/products/${product}`, changes[index]),
      );
      expect(statusesOf(answers)).toEqual({ 200: changes.length });
      const { body } = await call('GET', `/api/products/${product}`);
      expect(body).toMatchObject(Object.assign({}, ...changes) as object);
    },
    RACE_MS,
  );

  test.each(rounds)(
    'an edit of a product that is being sold takes no piece back (%i)',
    async () => {
      const product = await newProduct(call, 20);
      const answers = await atOnce(20, (index) =>
        index % 2 === 0
          ? call('PATCH', `/api/products/${product}`, { name: `Ring ${index}` })
          : call('POST', '/api/orders', {
              items: [{ id: product, quantity: 1, price: 100 }],
              discount: 0,
              total: 100,
            }),
      );
      expect(statusesOf(answers)).toEqual({ 200: 10, 201: 10 });
      expect((await call('GET', `/api/products/${product}`)).body.quantity).toBe(10);
    },
    RACE_MS,
  );

  test.each(rounds)(
    'a collection deleted while products are put into it leaves none pointing nowhere (%i)',
    async () => {
      const collection = await newCollection(call);
      const moved = await newProduct(call, 1);
      const answers = await atOnce(15, (index) => {
        if (index === 7) return call('DELETE', `/api/collections/${collection}`);
        if (index % 2 === 0) {
          return call('PATCH', `/api/products/${moved}`, { collectionId: collection });
        }
        const product = { nameAr: 'حلق', weight: 2, collectionId: collection };
        return call('POST', '/api/products', product);
      });
      expectNoFault(answers);
      expect(answers[7]?.status).toBe(204);
      const lost = await shop.rows('catalog', 'SELECT id FROM products WHERE collection_id = $1', [
        collection,
      ]);
      expect(lost).toEqual([]);
    },
    RACE_MS,
  );

  test.each(rounds)(
    'tags added to many products at once stand there once each (%i)',
    async () => {
      const productIds = await atOnce(10, () => newProduct(call, 1, { tags: ['قديم'] }));
      const answers = await atOnce(20, (index) =>
        call('POST', '/api/products/bulk-update-tags', {
          productIds: index % 2 === 0 ? productIds : productIds.toReversed(),
          tags: ['جديد', 'عيد', `عرض ${index % 4}`],
        }),
      );
      expect(statusesOf(answers)).toEqual({ 200: 20 });
      const { body } = await call('GET', `/api/admin/products/details?ids=${productIds.join(',')}`);
      const expected = ['جديد', 'عرض 0', 'عرض 1', 'عرض 2', 'عرض 3', 'عيد', 'قديم'];
      for (const { tags } of body.products) expect(tags.toSorted()).toEqual(expected);
    },
    RACE_MS,
  );

  test('and the invariants hold', () => expectInvariants(shop), RACE_MS);
});
