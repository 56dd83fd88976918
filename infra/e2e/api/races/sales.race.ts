import { randomUUID } from 'node:crypto';
import { eventually } from '@dahab/testing/eventually.ts';
import { expect, test } from '@jest/globals';
import { expectInvariants } from '../invariants.ts';
import type { OpenShop } from '../open-shop.ts';
import { volumeOf } from '../volume.ts';
import { atOnce, expectNoFault, statusesOf, untilSettled } from './at-once.ts';
import { cartOf, newCustomer, newProduct, stockOf } from './things.ts';

const ROUNDS = volumeOf({ commit: 1, release: 20 });
const BUYERS = 500;
const PIECES = 100;
const REPETITIONS = 200;
const HEALING_MS = 60_000;
const RACE_MS = 180_000 * ROUNDS;

const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);

/** Everybody wants the same piece at once: on whatever bus and databases the shop runs. */
export function sellAtOnce(shop: OpenShop): void {
  const { call } = shop.admin;
  const sell = (cart: object, key?: string) =>
    call('POST', '/api/orders', cart, key === undefined ? {} : { 'idempotency-key': key });

  test.each(rounds)(
    `${BUYERS} buyers of ${PIECES} pieces: ${PIECES} have one, the others are told (%i)`,
    async () => {
      const product = await newProduct(call, PIECES);
      const customer = await newCustomer(call);
      const cart = cartOf(product, customer);
      const answers = await atOnce(BUYERS, () => {
        const headers = { 'idempotency-key': randomUUID() };
        return untilSettled(call, ['POST', '/api/orders', cart, headers]);
      });
      expect(statusesOf(answers)).toEqual({ 201: PIECES, 409: BUYERS - PIECES });
      expect(await stockOf(call, product)).toBe(0);
      await eventually(
        async () => {
          const { body } = await call('GET', '/api/customers?limit=100');
          const buyer = body.customers.find(({ id }: { id: number }) => id === customer);
          expect(buyer).toMatchObject({ totalOrders: PIECES, totalSpent: PIECES * 40_500 });
        },
        { timeoutMs: HEALING_MS },
      );
    },
    RACE_MS,
  );

  test.each(rounds)(
    `${REPETITIONS} times the same key: one order, and one answer for all (%i)`,
    async () => {
      const product = await newProduct(call, REPETITIONS);
      const key = randomUUID();
      const request = ['POST', '/api/orders', cartOf(product), { 'idempotency-key': key }] as const;
      const answers = await atOnce(REPETITIONS, () => untilSettled(call, [...request]));
      expect(statusesOf(answers)).toEqual({ 201: REPETITIONS });
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await stockOf(call, product)).toBe(REPETITIONS - 1);
      const other = await sell(cartOf(product, null, 2), key);
      expect(other).toMatchObject({ status: 409, body: { code: 'idempotency-key-reused' } });
    },
    RACE_MS,
  );

  test.each(rounds)(
    'one key with two carts at once: one of them is sold (%i)',
    async () => {
      const product = await newProduct(call, 10);
      const key = randomUUID();
      const answers = await atOnce(20, (index) =>
        untilSettled(call, [
          'POST',
          '/api/orders',
          cartOf(product, null, 1 + (index % 2)),
          { 'idempotency-key': key },
        ]),
      );
      expectNoFault(answers);
      expect(statusesOf(answers)).toEqual({ 201: 10, 409: 10 });
      expect(new Set(answers.flatMap(({ body }) => body.id ?? [])).size).toBe(1);
    },
    RACE_MS,
  );

  test.each(rounds)(
    'an order deleted twice at once gives its pieces back once (%i)',
    async () => {
      const product = await newProduct(call, 5);
      const { body: order } = await sell(cartOf(product, null, 3));
      const answers = await atOnce(10, () => call('DELETE', `/api/orders/${order.id}`));
      expect(statusesOf(answers)).toEqual({ 204: 1, 404: 9 });
      await eventually(async () => expect(await stockOf(call, product)).toBe(5), {
        timeoutMs: HEALING_MS,
      });
    },
    RACE_MS,
  );

  test.each(rounds)(
    'a product deleted while it is sold: what was sold before stays sold (%i)',
    async () => {
      const product = await newProduct(call, 30);
      const [deleted, ...sales] = await atOnce(21, (index) =>
        index === 0
          ? call('DELETE', `/api/products/${product}`)
          : untilSettled(call, ['POST', '/api/orders', cartOf(product)]),
      );
      expect(deleted?.status).toBe(204);
      expectNoFault(sales);
      const sold = sales.filter(({ status }) => status === 201);
      const { body } = await call('GET', '/api/orders?limit=100');
      const ids = new Set(body.orders.map(({ id }: { id: number }) => id));
      expect(sold.filter((answer) => !ids.has(answer.body.id as number))).toEqual([]);
    },
    RACE_MS,
  );

  test('and the invariants hold', () => expectInvariants(shop), RACE_MS);
}
