import { randomUUID } from 'node:crypto';
import { holdTable } from '@dahab/testing/embedded-database.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { expectNothingWaits } from '@dahab/testing/expect-nothing-waits.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import { describe, expect, test } from '@jest/globals';
import { newPhone } from '../../e2e/api/races/things.ts';
import { casesOf } from '../config.ts';
import { expectUnharmed } from './expect-unharmed.ts';
import { openShopUnderTest, type ShopUnderTest } from './shop-under-test.ts';

const STOCK = 5;
const SOLD = 2;
/** 4000 × 10 g + 50 × 10 g. */
const PRICE = 40_500;
const TOTAL = PRICE * SOLD;
/** A kill, a start on a busy machine, and the lease of the killed request. */
const HEALING_MS = 180_000;

/** The sale stands still before each of these tables in turn, and is killed there. */
const points: readonly [what: string, service: ServiceName, table: string][] = [
  ['nothing is written yet', 'orders', 'sales'],
  ['the sale is begun, no stock is taken', 'catalog', 'reservations'],
  ['the stock is taken, no order is written', 'orders', 'orders'],
  ['the order is written, nobody has heard of it', 'catalog', 'inbox'],
  ['all have heard of it, the customer’s totals have not', 'identity', 'customer_orders'],
  ['all have heard of it, no message is queued', 'notifier', 'deliveries'],
];

/** Where something may be done twice; the others are gone through by `npm run chaos`. */
const isShort = ([, , table]: (typeof points)[number]): boolean =>
  ['orders', 'inbox', 'customer_orders'].includes(table);

const shop = await openShopUnderTest();

interface Sale {
  readonly key: string;
  readonly productId: number;
  readonly customerId: number;
}

async function prepareSale(): Promise<Sale> {
  const product = await shop.call('POST', '/api/products', {
    nameAr: 'غويشة سادة',
    weight: 10,
    karat: 21,
    quantity: STOCK,
  });
  const customer = await shop.call('POST', '/api/customers', {
    firstName: 'منى',
    lastName: 'عبد الرحمن',
    phone: newPhone(),
  });
  expect([product.status, customer.status]).toEqual([201, 201]);
  return { key: randomUUID(), productId: product.body.id, customerId: customer.body.id };
}

const submit = ({ key, productId, customerId }: Sale): ReturnType<ShopUnderTest['call']> =>
  shop.call(
    'POST',
    '/api/orders',
    {
      items: [{ id: productId, quantity: SOLD, price: PRICE }],
      discount: '0',
      total: String(TOTAL),
      customerId,
    },
    { 'idempotency-key': key },
  );

async function expectSoldOnce(sale: Sale, orderId: number): Promise<void> {
  const orders = await shop.call('GET', '/api/orders?limit=100');
  const ofCustomer = orders.body.orders.filter(
    (order: { customerId: number }) => order.customerId === sale.customerId,
  );
  expect(ofCustomer.map(({ id, total }: { id: number; total: number }) => [id, total])).toEqual([
    [orderId, TOTAL],
  ]);
  const product = await shop.call('GET', `/api/products/${sale.productId}`);
  expect(product.body.quantity).toBe(STOCK - SOLD);
  await eventually(
    async () => {
      await expectNothingWaits(shop.rows);
      const { body } = await shop.call('GET', '/api/customers?search=منى&limit=100&page=1');
      const customer = body.customers.find(({ id }: { id: number }) => id === sale.customerId);
      expect(customer).toMatchObject({ totalOrders: 1, totalSpent: TOTAL });
    },
    { timeoutMs: 60_000 },
  );
}

/**
 * The kill may meet the message on its way: then nobody can know whether it arrived, and it says so
 * instead of being sent again.
 */
async function expectToldOnce(orderId: number): Promise<void> {
  const status = await eventually(
    async () => {
      const delivery = (await shop.row(
        'notifier',
        'SELECT status FROM deliveries WHERE order_id = $1',
        [orderId],
      )) as { status: string };
      expect(['sent', 'uncertain']).toContain(delivery.status);
      return delivery.status;
    },
    { timeoutMs: 60_000 },
  );
  const told = shop.telegram.messages.filter(({ text }) => text.startsWith(`Order ${orderId}:`));
  expect(told.length).toBeLessThanOrEqual(1);
  if (status === 'sent') expect(told).toHaveLength(1);
}

describe('a shop killed in the middle of a sale sells once when it is asked again', () => {
  test.each(casesOf(points, isShort))(
    'while %s',
    async (_what, service, table) => {
      const sale = await prepareSale();
      const held = await holdTable(shop.dataDir, service, table);
      const cutOff = submit(sale).catch((error: unknown) => error);
      await eventually(async () => expect(await held.waiting()).toBeGreaterThan(0));
      await shop.kill();
      await held.release();
      await cutOff;
      await shop.restart();

      const order = await eventually(
        async () => {
          const answer = await submit(sale);
          expect(answer.status).toBe(201);
          return answer.body as { id: number };
        },
        { timeoutMs: 120_000, everyMs: 250 },
      );
      await expectSoldOnce(sale, order.id);
      await expectToldOnce(order.id);
    },
    HEALING_MS * 2,
  );

  test(
    'while Telegram has the message and has not answered: it is not sent again by itself',
    async () => {
      const sale = await prepareSale();
      shop.telegram.answerNext({ kind: 'hang', delivered: true });
      const calls = shop.telegram.calls.length;
      const { body: order } = await submit(sale);
      await eventually(() => expect(shop.telegram.calls.length).toBe(calls + 1));
      await shop.restart();

      await expectSoldOnce(sale, order.id);
      await eventually(
        async () => {
          const delivery = await shop.row(
            'notifier',
            'SELECT status FROM deliveries WHERE order_id = $1',
            [order.id],
          );
          expect(delivery).toEqual({ status: 'uncertain' });
        },
        { timeoutMs: 60_000 },
      );
      expect(
        shop.telegram.messages.filter(({ text }) => text.startsWith(`Order ${order.id}:`)),
      ).toHaveLength(1);
    },
    HEALING_MS * 2,
  );

  test(
    'while it is being voided: stock and totals go back once',
    async () => {
      const sale = await prepareSale();
      const { body: order } = await submit(sale);
      await expectSoldOnce(sale, order.id);
      const held = await holdTable(shop.dataDir, 'catalog', 'reservations');
      expect((await shop.call('DELETE', `/api/orders/${order.id}`)).status).toBe(204);
      await eventually(async () => expect(await held.waiting()).toBeGreaterThan(0));
      await shop.kill();
      await held.release();
      await shop.restart();

      expect((await shop.call('DELETE', `/api/orders/${order.id}`)).status).toBe(404);
      await eventually(
        async () => {
          await expectNothingWaits(shop.rows);
          const product = await shop.call('GET', `/api/products/${sale.productId}`);
          expect(product.body.quantity).toBe(STOCK);
        },
        { timeoutMs: 60_000 },
      );
      const { body } = await shop.call('GET', '/api/customers?search=منى&limit=100&page=1');
      const customer = body.customers.find(({ id }: { id: number }) => id === sale.customerId);
      expect(customer).toMatchObject({ totalOrders: 0, totalSpent: 0 });
    },
    HEALING_MS * 2,
  );

  test('and the invariants hold', () => expectUnharmed(shop), HEALING_MS);
});
