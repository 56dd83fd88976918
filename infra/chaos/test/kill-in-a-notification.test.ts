import { holdTable } from '@dahab/testing/embedded-database.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { tooManyRequests } from '@dahab/testing/fake-telegram.ts';
import { describe, expect, test } from '@jest/globals';
import { expectUnharmed } from './expect-unharmed.ts';
import { openShopUnderTest } from './shop-under-test.ts';

const HEALING_MS = 300_000;
const patient = { timeoutMs: 120_000, everyMs: 50 };
const PRICE = 40_500;
/** Longer than a busy machine needs to see that a message waits, and to kill the shop. */
const LONG_SECONDS = 300;

const shop = await openShopUnderTest();

interface Delivery {
  readonly status: string;
  readonly attempts: number;
}

async function sell(): Promise<number> {
  const product = await shop.call('POST', '/api/products', {
    nameAr: 'غويشة سادة',
    weight: 10,
    karat: 21,
    quantity: 1,
  });
  const order = await shop.call('POST', '/api/orders', {
    items: [{ id: product.body.id, quantity: 1, price: PRICE }],
    discount: '0',
    total: String(PRICE),
    customerId: null,
  });
  expect(order.status).toBe(201);
  return order.body.id as number;
}

const deliveryOf = async (orderId: number): Promise<Delivery> =>
  (await shop.row('notifier', 'SELECT status, attempts FROM deliveries WHERE order_id = $1', [
    orderId,
  ])) as Delivery;
const reaches = (orderId: number, delivery: Partial<Delivery>): Promise<void> =>
  eventually(async () => expect(await deliveryOf(orderId)).toMatchObject(delivery), patient);
const arrived = (orderId: number): number =>
  shop.telegram.messages.filter(({ text }) => text.startsWith(`Order ${orderId}:`)).length;
const calls = (): number => shop.telegram.calls.length;

describe('a shop killed in the middle of a message tells of a sale once, or says that it does not know', () => {
  test(
    'while the message waits to be sent: it is sent once',
    async () => {
      shop.telegram.answerNext(tooManyRequests(LONG_SECONDS));
      const orderId = await sell();
      await reaches(orderId, { status: 'queued', attempts: 1 });
      await shop.restart();
      await reaches(orderId, { status: 'sent' });
      expect(arrived(orderId)).toBe(1);
    },
    HEALING_MS,
  );

  test(
    'while Telegram has answered and nobody has noted it: it is uncertain, and not sent again',
    async () => {
      const before = calls();
      let answer: () => void = () => undefined;
      const until = new Promise<void>((resolve) => (answer = resolve));
      shop.telegram.answerNext({ kind: 'late', until });
      const orderId = await sell();
      await eventually(() => expect(calls()).toBe(before + 1), patient);
      const held = await holdTable(shop.dataDir, 'notifier', 'deliveries');
      answer();
      await eventually(() => expect(arrived(orderId)).toBe(1), patient);
      await eventually(async () => expect(await held.waiting()).toBeGreaterThan(0), patient);
      await shop.kill();
      await held.release();
      await shop.restart();
      await reaches(orderId, { status: 'uncertain' });
      expect(arrived(orderId)).toBe(1);
    },
    HEALING_MS,
  );

  test(
    'while a person sends it again: it goes out once more, and no third time',
    async () => {
      shop.telegram.answerNext({ kind: 'reset', delivered: false });
      const orderId = await sell();
      await reaches(orderId, { status: 'uncertain' });
      const { id } = (await shop.row('notifier', 'SELECT id FROM deliveries WHERE order_id = $1', [
        orderId,
      ])) as { id: number };
      shop.telegram.answerNext(tooManyRequests(LONG_SECONDS));
      expect((await shop.call('POST', `/api/telegram/deliveries/${id}/resend`)).status).toBe(200);
      await reaches(orderId, { status: 'queued', attempts: 1 });
      await shop.restart();
      await reaches(orderId, { status: 'sent' });
      expect(arrived(orderId)).toBe(1);
    },
    HEALING_MS,
  );

  test('and the invariants hold', () => expectUnharmed(shop), HEALING_MS);
});
