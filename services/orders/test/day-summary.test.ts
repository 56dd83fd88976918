import { beforeAll, describe, expect, test } from '@jest/globals';
import { guest } from '@dahab/chassis/auth/internal-token.ts';
import { admin, shopper } from '@dahab/testing/test-client.ts';
import { daySummarySchema } from '../contract/day-summary.ts';
import { aRing, CHAIN, RING, startShop } from './shop.ts';

const shop = await startShop();
const changing = await startShop();
const address = '/api/orders/day-summary';

const summaryOf = (day: string) => shop.service.as(admin).get(`${address}?day=${day}`);

async function sellAt(moment: string, cart: object): Promise<number> {
  shop.time.now = new Date(moment);
  const { status, body } = await shop.sell(cart);
  expect(status).toBe(201);
  return body.id;
}

describe('the summary of a day', () => {
  beforeAll(async () => {
    await sellAt('2025-06-13T20:59:59.999Z', aRing); // yesterday's last
    await sellAt('2025-06-13T21:00:00.000Z', {
      ...aRing,
      payments: [{ method: 'card', amount: 31_660 }],
    });
    await sellAt('2025-06-14T09:00:00.000Z', {
      items: [
        { id: RING, quantity: 2, price: 31_660 },
        { id: CHAIN, quantity: 3, price: 3_000 },
      ],
      discount: 320,
      total: 72_000,
      tradeIns: [
        { karat: 21, weight: 2.5, pricePerGram: 3_900 },
        { karat: 18, weight: 1.15, pricePerGram: 3_340 },
        { karat: 21, weight: 0.5, pricePerGram: 3_900 },
      ],
      payments: [
        { method: 'card', amount: 50_000 },
        { method: 'cash', amount: 6_460, tendered: 6_500 },
      ],
    });
    await sellAt('2025-06-14T10:00:00.000Z', {
      ...aRing,
      tradeIns: [{ karat: 24, weight: 10, pricePerGram: 4_460 }],
      payments: [{ method: 'cash', amount: -12_940 }],
    });
    await sellAt('2025-06-14T20:59:59.999Z', aRing); // nobody said how it was paid
    const voided = await sellAt('2025-06-14T12:00:00.000Z', {
      ...aRing,
      payments: [{ method: 'transfer', amount: 31_660 }],
    });
    await shop.service.as(admin).delete(`/api/orders/${voided}`);
    await sellAt('2025-06-14T21:00:00.000Z', aRing); // tomorrow's first
  });

  test('adds up what was sold, by karat, by old gold, and by payment, voided orders apart', async () => {
    const { status, body } = await summaryOf('2025-06-14');
    expect(status).toBe(200);
    expect(daySummarySchema.parse(body)).toEqual(body);
    expect(body).toEqual({
      day: '2025-06-14',
      orders: 4,
      pieces: 8,
      subtotal: 167_300,
      discount: 320,
      sales: 166_980,
      tradeInTotal: 60_140,
      due: 106_840,
      priceFlagged: 1,
      byKarat: [
        { karat: 18, pieces: 5, weight: 45.5, sales: 158_300 },
        { karat: 21, pieces: 3, weight: 2.4, sales: 9_000 },
      ],
      tradeInsByKarat: [
        { karat: 18, weight: 1.15, amount: 3_840 },
        { karat: 21, weight: 3, amount: 11_700 },
        { karat: 24, weight: 10, amount: 44_600 },
      ],
      byMethod: [
        { method: 'cash', amount: -6_480, orders: 2 },
        { method: 'card', amount: 81_660, orders: 2 },
        { method: 'unspecified', amount: 31_660, orders: 1 },
      ],
      voided: { orders: 1, total: 31_660 },
    });
  });

  test('has the money of the methods add up to what was due', async () => {
    const { body } = await summaryOf('2025-06-14');
    const paid = body.byMethod.reduce(
      (sum: number, { amount }: { amount: number }) => sum + amount,
      0,
    );
    expect(paid).toBe(body.due);
    expect(body.due).toBe(body.sales - body.tradeInTotal);
  });

  test('of a day without a sale is all zeros', async () => {
    expect((await summaryOf('2025-01-01')).body).toEqual({
      day: '2025-01-01',
      orders: 0,
      pieces: 0,
      subtotal: 0,
      discount: 0,
      sales: 0,
      tradeInTotal: 0,
      due: 0,
      priceFlagged: 0,
      byKarat: [],
      tradeInsByKarat: [],
      byMethod: [],
      voided: { orders: 0, total: 0 },
    });
  });

  test('is of today in Cairo when no day is named', async () => {
    shop.time.now = new Date('2025-06-14T21:30:00.000Z');
    for (const query of ['', '?day=']) {
      const { body } = await shop.service.as(admin).get(`${address}${query}`);
      expect(body).toMatchObject({ day: '2025-06-15', orders: 1 });
    }
  });

  test.each(['2025-13-01', '14/06/2025', '2025-02-30'])('of the day %j is refused', async (day) => {
    const { status, body } = await summaryOf(encodeURIComponent(day));
    expect([status, body.message]).toEqual([400, 'Dates are written YYYY-MM-DD']);
  });

  test('is for admins', async () => {
    expect((await shop.service.as(guest).get(address)).status).toBe(401);
    expect((await shop.service.as(shopper).get(address)).status).toBe(403);
  });
});

test('a day on which the clocks change is as long as it was in Cairo', async () => {
  const sellThen = async (moment: string) => {
    changing.time.now = new Date(moment);
    await changing.sell(aRing);
  };
  const ordersOf = async (day: string) =>
    (await changing.service.as(admin).get(`${address}?day=${day}`)).body.orders;
  // Summer time begins: 25 April 2025 has 23 hours, from 22:00 UTC to 21:00 UTC.
  await sellThen('2025-04-24T21:59:59.999Z');
  await sellThen('2025-04-24T22:00:00.000Z');
  await sellThen('2025-04-25T20:59:59.999Z');
  await sellThen('2025-04-25T21:00:00.000Z');
  expect(await ordersOf('2025-04-24')).toBe(1);
  expect(await ordersOf('2025-04-25')).toBe(2);
  expect(await ordersOf('2025-04-26')).toBe(1);
  // And it ends: 30 October 2025 has 25 hours, from 21:00 UTC to 22:00 UTC.
  await sellThen('2025-10-29T21:00:00.000Z');
  await sellThen('2025-10-30T21:30:00.000Z');
  await sellThen('2025-10-30T22:00:00.000Z');
  expect(await ordersOf('2025-10-30')).toBe(2);
  expect(await ordersOf('2025-10-31')).toBe(1);
});
