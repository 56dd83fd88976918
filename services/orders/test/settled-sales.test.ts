import { describe, expect, test } from '@jest/globals';
import { admin } from '@dahab/testing/test-client.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { orderSchema } from '../contract/order.ts';
import { aRing, startShop, withKey } from './shop.ts';

const shop = await startShop();

const gold = { karat: 21, weight: '2.50', pricePerGram: '3900.25' };
const settled = {
  ...aRing,
  tradeIns: [gold, { karat: '18', weight: 1, pricePerGram: 3340 }],
  payments: [
    { method: 'card', amount: '10000' },
    { method: 'cash', amount: 8_570, tendered: 9_000 },
  ],
};

describe('a sale with old gold and payments', () => {
  test('keeps both, with what they come to, wherever the order is shown', async () => {
    const { status, body } = await shop.sell(settled);
    expect(status).toBe(201);
    expect(orderSchema.parse(body)).toEqual(body);
    const settlement = {
      total: 31_660,
      tradeIns: [
        { karat: 21, weight: 2.5, pricePerGram: 3900.25, amount: 9_750 },
        { karat: 18, weight: 1, pricePerGram: 3340, amount: 3_340 },
      ],
      tradeInTotal: 13_090,
      due: 18_570,
      payments: [
        { method: 'card', amount: 10_000, tendered: null, change: null },
        { method: 'cash', amount: 8_570, tendered: 9_000, change: 430 },
      ],
    };
    expect(body).toMatchObject(settlement);
    const read = await shop.service.as(admin).get(`/api/orders/${body.id}`);
    expect(read.body).toEqual({ ...body, deletedAt: null });
    const listed = await shop.service.as(admin).get('/api/orders?limit=1');
    expect(listed.body.orders).toEqual([body]);
  });

  test('is told with its total, whatever was given for it', async () => {
    const { body } = await shop.sell(settled);
    await eventually(() =>
      expect(shop.service.heard.map(({ payload }) => payload)).toContainEqual(
        expect.objectContaining({ orderId: body.id, total: 31_660 }),
      ),
    );
  });

  test('may be worth less than the old gold: the difference is paid out', async () => {
    const { body } = await shop.sell({
      ...aRing,
      tradeIns: [{ karat: 24, weight: 10, pricePerGram: 4460 }],
      payments: [{ method: 'cash', amount: -12_940 }],
    });
    expect(body).toMatchObject({
      due: -12_940,
      payments: [{ method: 'cash', amount: -12_940, tendered: null, change: null }],
    });
  });

  test.each([{}, { tradeIns: null, payments: null }, { tradeIns: [], payments: [] }])(
    'is a plain one with %j',
    async (given) => {
      const { status, body } = await shop.sell({ ...aRing, ...given });
      expect(status).toBe(201);
      expect(body).toMatchObject({ tradeIns: [], tradeInTotal: 0, due: 31_660, payments: [] });
    },
  );

  test('is another one with the same key when it is settled otherwise', async () => {
    const first = await shop.sell(settled, withKey('settled'));
    const inOtherOrder = {
      ...settled,
      tradeIns: settled.tradeIns.toReversed(),
      payments: settled.payments.toReversed(),
    };
    expect((await shop.sell(inOtherOrder, withKey('settled'))).body.id).toBe(first.body.id);
    const [card, cash] = settled.payments;
    const others = [
      aRing,
      { ...settled, payments: [] },
      { ...settled, payments: [card, { ...cash, tendered: 8_600 }] },
      { ...settled, tradeIns: [...settled.tradeIns, { ...gold, pricePerGram: 0 }] },
    ];
    for (const other of others) {
      expect(await shop.sell(other, withKey('settled'))).toMatchObject({
        status: 409,
        body: { code: 'idempotency-key-reused' },
      });
    }
  });

  test('that does not add up takes no stock', async () => {
    const before = shop.catalog.asked.length;
    const { status, body } = await shop.sell({
      ...settled,
      payments: [{ method: 'cash', amount: 18_560 }],
    });
    const message = 'The payments do not add up to the amount due';
    expect([status, body.message]).toEqual([400, message]);
    expect(body.issues).toEqual([{ path: 'payments.0.amount', message }]);
    expect(shop.catalog.asked).toHaveLength(before);
  });

  test.each([
    [
      { tradeIns: [{ ...gold, karat: 22 }] },
      'tradeIns.0.karat',
      'The karat of old gold must be 18, 21 or 24',
    ],
    [
      { tradeIns: [gold, { ...gold, weight: 0 }] },
      'tradeIns.1.weight',
      'The weight of old gold must be at least 0.01 g',
    ],
    [
      { tradeIns: [{ ...gold, weight: 1.005 }] },
      'tradeIns.0.weight',
      'Weights have at most 2 decimals',
    ],
    [
      { tradeIns: [{ ...gold, weight: 100_000.01 }] },
      'tradeIns.0.weight',
      'The weight of old gold is too large',
    ],
    [
      { tradeIns: [{ ...gold, pricePerGram: -1 }] },
      'tradeIns.0.pricePerGram',
      'The price per gram cannot be negative',
    ],
    [
      { tradeIns: [{ ...gold, pricePerGram: '' }] },
      'tradeIns.0.pricePerGram',
      'The price per gram must be a number',
    ],
    [
      { tradeIns: Array.from({ length: 21 }, () => gold) },
      'tradeIns',
      'A sale takes at most 20 lines of old gold',
    ],
    [
      { payments: [{ method: 'gold', amount: 1 }] },
      'payments.0.method',
      'Pay by cash, card or transfer',
    ],
    [
      { payments: [{ method: 'cash', amount: 1.001 }] },
      'payments.0.amount',
      'Amounts have at most 2 decimals',
    ],
    [
      { payments: [{ method: 'cash', amount: 'x' }] },
      'payments.0.amount',
      'The amount must be a number',
    ],
    [
      { payments: [{ method: 'cash', amount: 1, tendered: 'x' }] },
      'payments.0.tendered',
      'The amount must be a number',
    ],
  ])('of the shape %j is refused on %s', async (given, path, message) => {
    const { status, body } = await shop.sell({ ...aRing, ...given });
    expect([status, body.issues]).toEqual([400, [{ path, message }]]);
  });
});
