import { describe, expect, test } from '@jest/globals';
import { guest } from '@dahab/chassis/auth/internal-token.ts';
import { shopper } from '@dahab/testing/test-client.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { orderSchema } from '../contract/order.ts';
import { aRing, CHAIN, MONA, RING, startShop } from './shop.ts';

const shop = await startShop();

describe('a sale', () => {
  test('keeps the pieces as sold, beside the price of the shop’s own formula', async () => {
    const { status, body } = await shop.sell({
      items: [
        { id: RING, quantity: 2, price: 31_000 },
        { id: CHAIN, quantity: 1, price: 3_250 },
      ],
      discount: '٢٥٠',
      total: '65000',
      customerId: MONA,
    });
    expect(status).toBe(201);
    expect(orderSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      customerId: MONA,
      customer: { id: MONA, firstName: 'منى', lastName: 'Adel', phone: '+201001234567' },
      itemCount: 3,
      subtotal: 65_250,
      discount: 250,
      total: 65_000,
      priceFlagged: true,
      createdAt: shop.time.now.toISOString(),
    });
    expect(body.items).toEqual([
      {
        id: RING,
        quantity: 2,
        price: 31_000,
        nameAr: 'خاتم',
        name: '',
        image: '/media/1.webp',
        weight: 9.1,
        karat: 18,
        basePrice21k: 4000,
        marginPerGram: 50,
        computedPrice: 31_660,
        priceFlagged: true,
      },
      expect.objectContaining({
        id: CHAIN,
        price: 3_250,
        computedPrice: 3_250,
        priceFlagged: false,
      }),
    ]);
  });

  test('tells the others once, with the reference of its stock', async () => {
    const { body } = await shop.sell({ ...aRing, customerId: MONA });
    const event = await eventually(() => {
      const found = shop.service.heard.find(({ payload }) => hasOrder(payload, body.id));
      expect(found).toBeDefined();
      return found;
    });
    expect(event).toMatchObject({
      name: 'orders.order-placed',
      payload: {
        customerId: MONA,
        total: 31_660,
        itemCount: 1,
        reference: shop.catalog.asked.at(-1),
      },
    });
  });

  test('keeps who made it, under the name of then, also for whoever looks later', async () => {
    const soldBy = { id: 7, name: 'سلمى عادل' };
    const salma = { kind: 'user', userId: 7, isAdmin: true, sessionId: 'hers' } as const;
    const seller = shop.service.as({ ...salma, name: soldBy.name });
    const { body } = await seller.post('/api/orders', aRing);
    expect(body.soldBy).toEqual(soldBy);
    const renamed = shop.service.as({ ...salma, name: 'Salma A.' });
    expect((await renamed.get(`/api/orders/${body.id}`)).body.soldBy).toEqual(soldBy);
    const [newest] = (await renamed.get('/api/orders?limit=1')).body.orders;
    expect(newest).toMatchObject({ id: body.id, soldBy });
  });

  test('does not need a customer', async () => {
    for (const customerId of [undefined, null, '']) {
      const { status, body } = await shop.sell({ ...aRing, customerId });
      expect(status).toBe(201);
      expect(body).toMatchObject({ customerId: null, customer: null });
    }
  });

  test('is not flagged for a difference of ten pounds', async () => {
    const { body } = await shop.sell({
      items: [{ id: RING, quantity: 1, price: 31_650 }],
      total: 31_650,
    });
    expect(body.priceFlagged).toBe(false);
  });

  test('is possible before there is a gold price', async () => {
    const before = shop.gold.basePrice21k;
    shop.gold.basePrice21k = 0;
    const { status, body } = await shop.sell(aRing);
    shop.gold.basePrice21k = before;
    expect(status).toBe(201);
    expect(body.items[0]).toMatchObject({ computedPrice: null, priceFlagged: false });
  });

  test.each([
    ['nothing in the cart', { ...aRing, items: [] }, 'The cart is empty'],
    [
      'no quantity',
      { ...aRing, items: [{ id: RING, quantity: 0, price: 1 }] },
      'Quantity must be at least 1',
    ],
    [
      'half a piece',
      { ...aRing, items: [{ id: RING, quantity: 0.5, price: 1 }] },
      'Quantity must be a whole number',
    ],
    [
      'a negative price',
      { ...aRing, items: [{ id: RING, quantity: 1, price: -10 }] },
      'Price cannot be negative',
    ],
    ['a negative total', { ...aRing, total: -10 }, 'Total cannot be negative'],
    ['a negative discount', { ...aRing, discount: -10 }, 'Discount cannot be negative'],
    ['a broken discount', { ...aRing, discount: 0.5 }, 'Discount must be a whole number'],
    [
      'a total that does not add up',
      { ...aRing, total: 30_000 },
      'The total does not match the items and the discount',
    ],
    ['an unknown customer', { ...aRing, customerId: 77 }, 'The customer does not exist'],
    [
      'too many lines',
      {
        ...aRing,
        items: Array.from({ length: 101 }, (_, id) => ({ id: id + 1, quantity: 1, price: 10 })),
      },
      'A cart holds at most 100 lines',
    ],
  ])('is refused with %s and leaves nothing behind', async (_what, cart, message) => {
    const before = new Map(shop.catalog.stock);
    const { status, body } = await shop.sell(cart);
    expect({ status, message: body.message }).toEqual({ status: 400, message });
    expect(shop.catalog.stock).toEqual(before);
  });

  test.each([
    null,
    [],
    'text',
    7,
    { items: {} },
    { items: [null], total: 1 },
    { ...aRing, total: '1e400' },
  ])('is refused when the body is %j', async (body) => {
    expect((await shop.sell(body as object)).status).toBe(400);
  });

  test('passes on why catalog refuses', async () => {
    const tooMany = await shop.sell({
      items: [{ id: RING, quantity: 5_000, price: 10 }],
      total: 50_000,
    });
    expect(tooMany).toMatchObject({ status: 409, body: { code: 'insufficient-stock' } });
    const unknown = await shop.sell({ items: [{ id: 99, quantity: 1, price: 10 }], total: 10 });
    expect(unknown).toMatchObject({ status: 409, body: { code: 'product-not-available' } });
  });

  test('tells by its place in the cart which piece catalog refuses, of several alike the first', async () => {
    const { status, body } = await shop.sell({
      items: [
        { id: RING, quantity: 1, price: 10 },
        { id: RING, quantity: 1, price: 10 },
        { id: CHAIN, quantity: 3_000, price: 10 },
        { id: CHAIN, quantity: 1, price: 10 },
      ],
      total: 30_030,
    });
    const message = 'Only a few are left';
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'insufficient-stock',
      message,
      issues: [{ path: 'items.2', message }],
    });
  });

  test('is for admins', async () => {
    expect((await shop.service.as(guest).post('/api/orders', aRing)).status).toBe(401);
    expect((await shop.service.as(shopper).post('/api/orders', {})).status).toBe(403);
  });
});

function hasOrder(payload: unknown, orderId: number): boolean {
  return (payload as { orderId: number }).orderId === orderId;
}
