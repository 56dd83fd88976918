import { eventually } from '@dahab/testing/eventually.ts';
import type { ShopClient } from '@dahab/testing/shop-client.ts';
import { expect } from '@jest/globals';
import { rounded, type ShopModel, spentBy, type Stats, statsOf } from './shop-model.ts';

const HEALING_MS = 30_000;

/** The shop says of everything what the model says; totals and returned stock, eventually. */
export async function expectEqual(model: ShopModel, call: ShopClient): Promise<void> {
  await eventually(
    async () => {
      await expectProducts(model, call);
      await expectCustomers(model, call);
      expect(await readStats(call)).toEqual(statsOf(model));
    },
    { timeoutMs: HEALING_MS },
  );
  await expectCollections(model, call);
  await expectOrders(model, call);
}

export async function readStats(call: ShopClient): Promise<Stats> {
  const { body } = await call('GET', '/api/dashboard/stats');
  const { totalProducts, totalOrders, monthOrders, totalWeight } = body as Stats;
  return { totalProducts, totalOrders, monthOrders, totalWeight: rounded(totalWeight) };
}

async function expectProducts(model: ShopModel, call: ShopClient): Promise<void> {
  const ids = [...model.products.keys()];
  const { body } = await call('GET', `/api/admin/products/details?ids=${ids.join(',')}`);
  const told = body.products.map((product: Record<string, unknown>) => ({
    id: product.id,
    nameAr: product.nameAr,
    weight: product.weight,
    karat: product.karat,
    quantity: product.quantity,
    collection: product.collectionId,
    isArchived: product.isArchived,
  }));
  expect(told).toEqual([...model.products].map(([id, product]) => Object.assign({ id }, product)));
}

/** A collection's list is its products that are not archived, newest first. */
async function expectCollections(model: ShopModel, call: ShopClient): Promise<void> {
  for (const collection of model.collections) {
    const { status, body } = await call('GET', `/api/collections/${collection}/products`);
    expect({ collection, status }).toEqual({ collection, status: 200 });
    const shown = [...model.products].filter(
      ([, product]) => product.collection === collection && !product.isArchived,
    );
    const told = body.map((product: { id: number }) => product.id);
    expect({ collection, told }).toEqual({
      collection,
      told: shown.map(([id]) => id).toReversed(),
    });
  }
}

/** The newest orders of the shop are those of this run. */
async function expectOrders({ orders }: ShopModel, call: ShopClient): Promise<void> {
  const { body } = await call('GET', `/api/orders?limit=${Math.max(1, orders.size)}`);
  const told = orders.size === 0 ? [] : body.orders;
  expect(
    told.map((order: Record<string, unknown>) => [order.id, order.total, order.customerId]),
  ).toEqual([...orders].map(([id, { total, customer }]) => [id, total, customer]).toReversed());
}

async function expectCustomers(model: ShopModel, call: ShopClient): Promise<void> {
  const { body } = await call('GET', '/api/customers?limit=100');
  for (const id of model.customers) {
    const told = body.customers.find((customer: { id: number }) => customer.id === id);
    const { count, total } = spentBy(model, id);
    expect({ id, count: told?.totalOrders, total: told?.totalSpent }).toEqual({ id, count, total });
  }
}
