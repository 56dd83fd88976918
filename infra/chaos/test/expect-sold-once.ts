import { expect } from '@jest/globals';
import type { ShopOnLines } from './shop-on-lines.ts';

/** I1, I2: each acknowledged sale is one order, there is no other, and the piece is short of them. */
export async function expectSoldOnce({ rows, traffic, piece }: ShopOnLines): Promise<void> {
  const orders = await rows<{ id: number }>('orders', 'SELECT id FROM orders ORDER BY id');
  const acknowledged = [...traffic.sales.values()].map(Number).toSorted((a, b) => a - b);
  expect(orders.map(({ id }) => id)).toEqual(acknowledged);
  const left = await rows('catalog', 'SELECT quantity FROM products WHERE id = $1', [piece.id]);
  expect(left).toEqual([{ quantity: piece.quantity - acknowledged.length }]);
}
