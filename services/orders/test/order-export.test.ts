import { beforeAll, describe, expect, test } from '@jest/globals';
import { admin, type TestAnswer } from '@dahab/testing/test-client.ts';
import { parseString } from 'fast-csv';
import { aRing, CHAIN, MONA, RING, startShop } from './shop.ts';

const shop = await startShop();
const many = await startShop();
const settled = await startShop();
const ids: number[] = [];

const twoLines = {
  items: [
    { id: RING, quantity: 2, price: 31_660 },
    { id: CHAIN, quantity: 1, price: 3_250 },
  ],
  discount: 570,
  total: 66_000,
  customerId: MONA,
};

beforeAll(async () => {
  const sales: [at: string, cart: object][] = [
    ['2025-06-13T21:30:00.000Z', aRing],
    ['2025-06-14T09:05:00.000Z', twoLines],
    ['2025-06-14T21:30:00.000Z', aRing],
    ['2025-06-15T08:00:00.000Z', aRing],
  ];
  for (const [at, cart] of sales) {
    shop.time.now = new Date(at);
    const { body } = await shop.sell(cart);
    ids.push(body.id);
  }
  await shop.service.as(admin).delete(`/api/orders/${ids[3]}`);
});

const exported = (query = ''): Promise<TestAnswer> =>
  shop.service.as(admin).get(`/api/orders/export${query}`);

/** As a spreadsheet reads it: the mark is no part of the first cell. */
async function tableOf({ body }: TestAnswer): Promise<string[][]> {
  const text = (body as Buffer).toString().replace('\ufeff', '');
  return parseString<string[], string[]>(text).toArray() as Promise<string[][]>;
}

describe('the export of orders', () => {
  test('is a file of UTF-8 that spreadsheets know, named after its days', async () => {
    const { status, headers, body } = await exported('?startDate=2025-06-14&endDate=2025-06-14');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="orders-2025-06-14-2025-06-14.csv"',
    );
    expect((body as Buffer).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  test('has a row for each line, and what the order comes to once', async () => {
    const [, , first, second] = await tableOf(await exported('?endDate=2025-06-14'));
    const facts = [String(ids[1]), '2025-06-14', '12:05', 'منى Adel', "'+201001234567", ''];
    expect(first).toEqual([
      ...facts,
      '1',
      'خاتم',
      '',
      '18',
      '9.10',
      '2',
      '31660.00',
      '63320.00',
      '31660.00',
      '66570.00',
      '570.00',
      '66000.00',
      '',
      '0.00',
      '66000.00',
      '',
      '',
      '',
    ]);
    expect(second?.slice(0, 6)).toEqual(facts);
    expect(second?.slice(15)).toEqual(Array.from({ length: 9 }, () => ''));
  });

  test('says what old gold was taken, what was due, and how it was paid', async () => {
    await settled.sell({
      ...aRing,
      tradeIns: [
        { karat: 21, weight: 2.5, pricePerGram: 3900 },
        { karat: 18, weight: 1, pricePerGram: 3340 },
      ],
      payments: [
        { method: 'transfer', amount: 10_000 },
        { method: 'cash', amount: 8_570, tendered: 9_000 },
      ],
    });
    await settled.sell({
      ...aRing,
      tradeIns: [{ karat: 24, weight: 10, pricePerGram: 4460 }],
      payments: [{ method: 'cash', amount: -12_940 }],
    });
    const answer = await settled.service.as(admin).get('/api/orders/export');
    const [, first, second] = await tableOf(answer);
    expect(first?.slice(18)).toEqual([
      '21: 2.50 × 3900.00; 18: 1.00 × 3340.00',
      '13090.00',
      '18570.00',
      '8570.00',
      '',
      '10000.00',
    ]);
    expect(second?.slice(18)).toEqual([
      '24: 10.00 × 4460.00',
      '44600.00',
      '-12940.00',
      '-12940.00',
      '',
      '',
    ]);
  });

  test('takes whole days of Cairo, oldest first, without deleted orders', async () => {
    const idsIn = async (query: string) =>
      (await tableOf(await exported(query))).slice(1).map(([id]) => Number(id));
    expect(await idsIn('')).toEqual([ids[0], ids[1], ids[1], ids[2]]);
    expect(await idsIn('?startDate=2025-06-14&endDate=2025-06-14')).toEqual([
      ids[0],
      ids[1],
      ids[1],
    ]);
    expect(await idsIn('?startDate=2025-06-15&endDate=')).toEqual([ids[2]]);
    expect(await idsIn('?startDate=2026-01-01')).toEqual([]);
  });

  test('has its headers in the language asked for', async () => {
    expect((await tableOf(await exported()))[0]?.[0]).toBe('رقم الطلب');
    expect((await tableOf(await exported('?language=en')))[0]?.[0]).toBe('Order ID');
    expect((await exported('?language=fr')).status).toBe(400);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'lets no spreadsheet compute %j',
    async (name) => {
      await shop.service.db('order_lines').where({ order_id: ids[0] }).update({ name_ar: name });
      expect((await tableOf(await exported()))[1]?.[7]).toBe(`'${name}`);
    },
  );

  test('of more orders than are read at once misses none', async () => {
    const { body: order } = await many.sell(aRing);
    await many.service.db.raw(
      `WITH more AS (
         INSERT INTO sales (reference, payload_hash, state, lease_until, created_at)
         SELECT gen_random_uuid(), '', 'done', now(), now() FROM generate_series(1, 1200)
         RETURNING reference
       ), sold AS (
         INSERT INTO orders (reference, item_count, subtotal, discount, total, base_price_21k,
           price_flagged, created_at)
         SELECT reference, 1, 10, 0, 10, 1, false, created_at FROM more,
           (SELECT created_at FROM orders WHERE id = ?) AS known
         RETURNING id
       )
       INSERT INTO order_lines SELECT id, 0, 1, 1, 10, 10, false, 'x', '', null, 1, 18, 0 FROM sold`,
      [order.id],
    );
    const table = await tableOf(await many.service.as(admin).get('/api/orders/export'));
    expect(new Set(table.map(([id]) => id)).size).toBe(1 + 1201);
  });
});
