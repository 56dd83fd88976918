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

  test('of one customer leaves out what others bought', async () => {
    const { body: walkIn } = await shop.sell(aRing);
    const hers = await list(`?customerId=${MONA}&limit=2`);
    expect(hers.body).toMatchObject({ total: 6, hasMore: true });
    expect(idsOf(hers.body)).toEqual(idsAt(5, 4));
    expect((await list('?customerId=999')).body).toMatchObject({ orders: [], total: 0 });
    expect((await list('?customerId=')).body.total).toBe(7);
    expect((await list('?customerId=x')).status).toBe(400);
    await shop.service.as(admin).delete(`/api/orders/${walkIn.id}`);
  });

  test('is added up day by day in Cairo, days without a sale too', async () => {
    const { body } = await shop.service.as(admin).get('/api/orders/daily-sales?days=3');
    expect(body.days).toEqual([
      { day: '2025-06-13', orders: 0, sales: 0 },
      { day: '2025-06-14', orders: 1, sales: 31_660 },
      { day: '2025-06-15', orders: 3, sales: 3 * 31_660 },
    ]);
    const month = await shop.service.as(admin).get('/api/orders/daily-sales');
    expect(month.body.days).toHaveLength(30);
    for (const days of ['0', '367', 'x']) {
      const path = `/api/orders/daily-sales?days=${days}`;
      expect((await shop.service.as(admin).get(path)).status).toBe(400);
    }
  });

  test('gives the dashboard its counts', async () => {
    const { body } = await shop.service.as(neighbour).get('/internal/order-stats');
    expect(body).toEqual({ totalOrders: 6, monthOrders: 5 });
  });

  test('is for admins, the counts for services', async () => {
    for (const path of ['', '/1', '/today', '/daily-sales', '/export']) {
      expect((await shop.service.as(shopper).get(`/api/orders${path}`)).status).toBe(403);
    }
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
    expect((await shop.service.as(admin).get(`/api/orders/${order.id}`)).body).toEqual({
      ...order,
      deletedAt: shop.time.now.toISOString(),
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

test('an order is read by its number; one that never was is not found', async () => {
  const { body: order } = await deletingShop.sell(aRing);
  const read = (id: number | string) => deletingShop.service.as(admin).get(`/api/orders/${id}`);
  expect((await read(order.id)).body).toEqual({ ...order, deletedAt: null });
  expect((await read(999_999)).status).toBe(404);
  expect((await read('ring')).status).toBe(400);
});
