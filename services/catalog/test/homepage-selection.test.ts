import { suiteSeed } from '@dahab/testing/suite-seed.ts';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { selectHomepageProducts } from '../contract/homepage-selection.ts';

fc.configureGlobal({ seed: suiteSeed() });

const rings = {
  id: 1,
  homepageProductsCount: 2,
  homepageProductsMode: 'latest' as const,
  selectedProductIds: [] as number[],
};

function piece(id: number, fields: object = {}) {
  const createdAt = new Date(Date.UTC(2025, 0, id)).toISOString();
  return { id, collectionId: 1, isArchived: false, createdAt, ...fields };
}

function idsOf(products: readonly { id: number }[]): number[] {
  return products.map(({ id }) => id);
}

test('latest shows the newest of the collection, up to its count, never archived ones', () => {
  const products = [piece(1), piece(2), piece(3), piece(4, { isArchived: true })];
  const others = [piece(5, { collectionId: 2 }), piece(6, { collectionId: null })];
  expect(idsOf(selectHomepageProducts(rings, [...products, ...others]))).toEqual([3, 2]);
});

test('pieces of the same moment come in order of their ids, the last one first', () => {
  const createdAt = '2025-01-01T00:00:00.000Z';
  const products = [1, 3, 2].map((id) => piece(id, { createdAt }));
  expect(idsOf(selectHomepageProducts(rings, products))).toEqual([3, 2]);
});

test('selected shows the chosen ones in their order, wherever they belong, without what is gone', () => {
  const choice = {
    ...rings,
    homepageProductsMode: 'selected' as const,
    selectedProductIds: [9, 4, 3, 3, 1, 2],
  };
  const products = [
    piece(1, { collectionId: 2 }),
    piece(2),
    piece(3),
    piece(4, { isArchived: true }),
  ];
  expect(idsOf(selectHomepageProducts(choice, products))).toEqual([3, 1]);
});

test('selected falls back to the newest ones when none of the chosen is left', () => {
  const choice = {
    ...rings,
    homepageProductsMode: 'selected' as const,
    selectedProductIds: [9, 4],
  };
  const products = [piece(1), piece(2), piece(3), piece(4, { isArchived: true })];
  expect(idsOf(selectHomepageProducts(choice, products))).toEqual([3, 2]);
});

test('whatever the shop has: never too many, never twice, never archived, and none only if there is none', () => {
  const product = fc.record({
    id: fc.integer({ min: 1, max: 30 }),
    collectionId: fc.constantFrom(1, 2, null),
    isArchived: fc.boolean(),
    createdAt: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  });
  const choice = fc.record({
    id: fc.constant(1),
    homepageProductsCount: fc.integer({ min: 1, max: 12 }),
    homepageProductsMode: fc.constantFrom('latest' as const, 'selected' as const),
    selectedProductIds: fc.array(fc.integer({ min: 1, max: 40 })),
  });
  const products = fc.uniqueArray(product, { selector: ({ id }) => id });
  fc.assert(
    fc.property(choice, products, (collection, all) => {
      const shown = selectHomepageProducts(collection, all);
      expect(shown.length).toBeLessThanOrEqual(collection.homepageProductsCount);
      expect(new Set(idsOf(shown)).size).toBe(shown.length);
      expect(shown.some(({ isArchived }) => isArchived)).toBe(false);
      const hasOwn = all.some(({ collectionId, isArchived }) => collectionId === 1 && !isArchived);
      if (hasOwn) expect(shown.length).toBeGreaterThan(0);
    }),
  );
});
