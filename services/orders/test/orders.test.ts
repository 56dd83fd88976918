import { beforeAll, describe, expect, test } from '@jest/globals';
import { admin, neighbour, shopper } from '@dahab/testing/test-client.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { aRing, MONA, startShop } from './shop.ts';

const listShop = await startShop();
const deletingShop = await startShop();

describe('the list of orders', () => {
  const shop = listShop;
  /** Order ids by the moment of their sale. */
  const sold = new Map<string, number>();
  const moments = [
    '2025-05-31T20:59:59.999Z', // the last of May in Cairo
    '2025-05-31T21:00:00.000Z', // June begins
    '2025-06-14T20:59:59.999Z',
    '2025-06-14T21:00:00.000Z', // the 15th begins
    '2025-06-15T09:00:00.000Z',
    '2025-06-15T20:59:59.999Z', // the 15th ends
  ];

  beforeAll(async () => {
    for (const moment of moments) {
      shop.time.now = new Date(moment);
      const { body } = await shop.sell({ ...aRing, customerId: MONA });
      sold.set(moment, body.id);
    }
    shop.time.now = new Date('2025-06-15T20:59:59.999Z');
  });

  const list = (query: string) => shop.service.as(admin).get(`/api/orders${query}`);
  const idsOf = (body: { orders: { id: number }[] }) => body.orders.map(({ id }) => id);
  const idsAt = (...wanted: number[]) => wanted.map((index) => sold.get(moments[index] ?? ''));

  test('is newest first, in pages', async () => {
    const first = await list('?offset=0&limit=4');
    expect(first.body).toMatchObject({ total: 6, hasMore: true });
    expect(idsOf(first.body)).toEqual(idsAt(5, 4, 3, 2));
    const second = await list('?offset=4&limit=4');
    expect(second.body).toMatchObject({ total: 6, hasMore: false });
    expect(idsOf(second.body)).toEqual(idsAt(1, 0));
  });

  test('shows customers and pieces', async () => {
    const { body } = await list('?limit=1');
    expect(body.orders[0]).toMatchObject({
      customer: { firstName: 'منى' },
      items: [{ nameAr: 'خاتم', quantity: 1 }],
    });
  });

  test('takes whole days of Cairo, both included', async () => {
    expect(idsOf((await list('?startDate=2025-06-15&endDate=2025-06-15')).body)).toEqual(
      idsAt(5, 4, 3),
    );
    expect(idsOf((await list('?startDate=2025-06-01&endDate=2025-06-14')).body)).toEqual(
      idsAt(2, 1),
    );
    expect(idsOf((await list('?endDate=2025-05-31&startDate=')).body)).toEqual(idsAt(0));
    expect((await list('?startDate=2026-01-01')).body).toEqual({
      orders: [],
      total: 0,
      hasMore: false,
    });
  });

  test.each([
    'offset=-1',
    'limit=0',
    'limit=100000',
    'startDate=15.6.2025',
    'endDate=2025-02-30',
    'offset=x',
    'limit=1.5',
  ])('refuses ?%s', async (query) => {
    expect((await list(`?${query}`)).status).toBe(400);
  });

  test.each([
    'offset=999999999',
    'startDate=0001-01-01&endDate=0001-01-01',
    'startDate=9999-12-31',
  ])('is empty for ?%s', async (query) => {
    expect(await list(`?${query}`)).toMatchObject({ status: 200, body: { orders: [] } });
  });

  test('of today counts all of today’s orders whatever the limit', async () => {
    const { body } = await shop.service.as(admin).get('/api/orders/today?limit=1');
    expect(body).toMatchObject({ total: 3, totalSales: 3 * 31_660 });
    expect(idsOf(body)).toEqual(idsAt(5));
  });

  test('gives the dashboard its counts', async () => {
    const { body } = await shop.service.as(neighbour).get('/internal/order-stats');
    expect(body).toEqual({ totalOrders: 6, monthOrders: 5 });
  });

  test('is for admins, the counts for services', async () => {
    expect((await shop.service.as(shopper).get('/api/orders')).status).toBe(403);
    expect((await shop.service.as(admin).get('/internal/order-stats')).status).toBe(403);
  });
});

describe('deleting an order', () => {
  const shop = deletingShop;

  test('takes it out of every list, keeps a tombstone and tells the others', async () => {
    const { body: order } = await shop.sell({ ...aRing, customerId: MONA });
    const answer = await shop.service.as(admin).delete(`/api/orders/${order.id}`);
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 204, body: null });

    const lists = await shop.service.as(admin).get('/api/orders');
    expect(lists.body).toMatchObject({ orders: [], total: 0 });
    expect((await shop.service.as(admin).get('/api/orders/today')).body).toMatchObject({
      totalSales: 0,
    });
    const [tombstone] = await shop.service.db('orders').where({ id: order.id });
    expect(tombstone).toMatchObject({ deleted_at: shop.time.now, deleted_by: 1 });
    await eventually(() =>
      expect(
        shop.service.heard.filter(({ name }) => name === 'orders.order-deleted'),
      ).toMatchObject([
        {
          payload: {
            orderId: order.id,
            customerId: MONA,
            total: 31_660,
            reference: shop.catalog.asked.at(-1),
            deletedAt: shop.time.now.toISOString(),
          },
        },
      ]),
    );
  });

  test('happens once, also when many do it at the same time', async () => {
    const { body: order } = await shop.sell(aRing);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.service.as(admin).delete(`/api/orders/${order.id}`)),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
    const told = await shop.service
      .db('outbox')
      .where({ name: 'orders.order-deleted' })
      .whereRaw(`payload ->> 'orderId' = ?`, [String(order.id)]);
    expect(told).toHaveLength(1);
  });

  test.each([
    ['999999', 404],
    ['0', 400],
    ['x', 400],
    ['99999999999', 400],
  ])('of %s answers %i', async (id, status) => {
    expect((await shop.service.as(admin).delete(`/api/orders/${id}`)).status).toBe(status);
  });
});
