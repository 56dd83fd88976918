import { randomUUID } from 'node:crypto';
import { serve } from '@dahab/chassis/http/route.ts';
import { orderDeleted, orderPlaced } from '@dahab/orders/contract/events.ts';
import { closeUnsoldSale } from '@dahab/orders/contract/sales.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { startFakeNeighbour } from '@dahab/testing/fake-neighbour.ts';
import { neighbour } from '@dahab/testing/test-client.ts';
import { expect, test } from '@jest/globals';
import { RESERVATION_SECONDS } from '../contract/reservations.ts';
import { aProduct, openShop } from './shop.ts';

/** What orders answers when it is asked about a sale, and which it was asked about. */
const ordersService = {
  answer: (_reference: string): boolean => {
    throw new Error('orders is down');
  },
  asked: new Set<string>(),
};
const orders = await startFakeNeighbour([
  serve(closeUnsoldSale, async ({ params }) => {
    ordersService.asked.add(params.reference);
    return { sold: ordersService.answer(params.reference) };
  }),
]);
const now = { value: new Date() };
const shop = await openShop({ others: { orders: orders.url }, clock: () => now.value });

/** The sweeper looks every five seconds. */
const PATIENT = { timeoutMs: 60_000 };

type Lines = { productId: number; quantity: number }[];

function reserve(reference: string, lines: Lines) {
  return shop.as(neighbour).put(`/internal/reservations/${reference}`, { lines });
}

function release(reference: string) {
  return shop.as(neighbour).delete(`/internal/reservations/${reference}`);
}

async function quantityOf(id: number): Promise<number> {
  return (await shop.admin.get(`/api/products/${id}`)).body.quantity;
}

function statusOf(reference: string): Promise<string> {
  return shop
    .db('reservations')
    .where({ reference })
    .first()
    .then((row) => row.status);
}

function sale(reference: string) {
  const fact = { orderId: 1, reference, customerId: null, total: 100 };
  const moment = new Date().toISOString();
  return {
    placed: { ...fact, itemCount: 1, placedAt: moment },
    deleted: { ...fact, deletedAt: moment },
  };
}

test('a cart is reserved whole, answers what was sold, and the same reference takes it once', async () => {
  const ring = await aProduct(shop, { images: ['/media/a.webp'], marginPerGram: 0, quantity: 5 });
  const chain = await aProduct(shop, { nameAr: 'سلسلة', quantity: 2 });
  const lines = [
    { productId: chain.id, quantity: 2 },
    { productId: ring.id, quantity: 1 },
    { productId: ring.id, quantity: 2 },
  ];
  const reference = randomUUID();
  const first = await reserve(reference, lines);
  expect(first.status).toBe(200);
  expect(first.body.pieces).toEqual([
    {
      productId: ring.id,
      quantity: 3,
      nameAr: 'خاتم',
      name: '',
      image: '/media/a.webp',
      weight: 3.5,
      karat: 21,
      marginPerGram: 0,
    },
    expect.objectContaining({ productId: chain.id, quantity: 2, image: null }),
  ]);
  expect((await reserve(reference, lines)).body).toEqual(first.body);
  expect(await quantityOf(ring.id)).toBe(2);
  expect(await quantityOf(chain.id)).toBe(0);
  await eventually(() => expect(shop.told).toContain(`products:${ring.id},${chain.id}`));
});

test('a cart with one piece too many takes nothing and names the piece', async () => {
  const ring = await aProduct(shop, { quantity: 5 });
  const chain = await aProduct(shop, { nameAr: 'سلسلة', quantity: 2 });
  const lines = [
    { productId: ring.id, quantity: 1 },
    { productId: chain.id, quantity: 3 },
  ];
  const reference = randomUUID();
  const refused = await reserve(reference, lines);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'insufficient-stock',
    message: 'Only 2 of "سلسلة" left',
  });
  expect(await quantityOf(ring.id)).toBe(5);
  // The refusal used nothing up: the cashier takes a piece out and submits again.
  expect((await reserve(reference, lines.slice(0, 1))).status).toBe(200);
});

test('a refusal tells of each line that cannot be sold why, by its place in the cart', async () => {
  const ring = await aProduct(shop, { quantity: 5 });
  const chain = await aProduct(shop, { nameAr: 'سلسلة', quantity: 2 });
  const refused = await reserve(randomUUID(), [
    { productId: 999_999, quantity: 1 },
    { productId: ring.id, quantity: 1 },
    { productId: chain.id, quantity: 2 },
    { productId: chain.id, quantity: 1 },
  ]);
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'product-not-available',
      message: 'Product 999999 is no longer in the shop',
      issues: [
        { path: 'lines.0', message: 'Product 999999 is no longer in the shop' },
        { path: 'lines.2', message: 'Only 2 of "سلسلة" left' },
      ],
    },
  });
});

test('what is archived, gone or sold out is refused by name', async () => {
  const archived = await aProduct(shop, { isArchived: true });
  const soldOut = await aProduct(shop, { quantity: 0 });
  const one = async (productId: number) =>
    (await reserve(randomUUID(), [{ productId, quantity: 1 }])).body;
  expect(await one(archived.id)).toMatchObject({
    code: 'product-not-available',
    message: '"خاتم" is no longer for sale',
  });
  expect(await one(999_999)).toMatchObject({
    code: 'product-not-available',
    message: 'Product 999999 is no longer in the shop',
  });
  expect(await one(soldOut.id)).toMatchObject({
    code: 'insufficient-stock',
    message: '"خاتم" is sold out',
  });
});

test('fifty carts at once sell ten pieces to exactly ten of them', async () => {
  const pair = [await aProduct(shop, { quantity: 10 }), await aProduct(shop, { quantity: 1_000 })];
  const lines = pair.map(({ id }) => ({ productId: id, quantity: 1 }));
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      reserve(randomUUID(), n % 2 === 0 ? lines : lines.toReversed()),
    ),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(40).fill(409)]);
  expect(await quantityOf(pair[0]?.id ?? 0)).toBe(0);
  expect(await quantityOf(pair[1]?.id ?? 0)).toBe(990);
});

test('the same cart submitted twenty times at once is taken once', async () => {
  const ring = await aProduct(shop, { quantity: 10 });
  const reference = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => reserve(reference, [{ productId: ring.id, quantity: 2 }])),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await quantityOf(ring.id)).toBe(8);
});

test('releasing gives the stock back once and uses the reference up', async () => {
  const ring = await aProduct(shop, { quantity: 3 });
  const reference = randomUUID();
  const lines = [{ productId: ring.id, quantity: 2 }];
  await reserve(reference, lines);
  expect((await release(reference)).status).toBe(204);
  expect((await release(reference)).status).toBe(204);
  expect(await quantityOf(ring.id)).toBe(3);
  const late = await reserve(reference, lines);
  expect(late.status).toBe(409);
  expect(late.body.code).toBe('reservation-closed');
});

test('a release that overtakes its reservation keeps it from ever being made', async () => {
  const ring = await aProduct(shop, { quantity: 3 });
  const reference = randomUUID();
  expect((await release(reference)).status).toBe(204);
  expect((await reserve(reference, [{ productId: ring.id, quantity: 1 }])).status).toBe(409);
  expect(await quantityOf(ring.id)).toBe(3);
});

test('a sold reservation is not released, and comes back once when its order is deleted', async () => {
  const ring = await aProduct(shop, { quantity: 3 });
  const reference = randomUUID();
  await reserve(reference, [{ productId: ring.id, quantity: 2 }]);
  await shop.tell(orderPlaced, sale(reference).placed);
  await eventually(async () => expect(await statusOf(reference)).toBe('sold'));
  await release(reference);
  expect(await quantityOf(ring.id)).toBe(1);

  await shop.tell(orderDeleted, sale(reference).deleted);
  await shop.tell(orderDeleted, sale(reference).deleted);
  await eventually(async () => expect(await statusOf(reference)).toBe('returned'));
  await eventually(async () => expect(await waitingEvents()).toBe(0));
  expect(await quantityOf(ring.id)).toBe(3);
});

test('an order deleted before it is heard of that it was placed returns its stock for good', async () => {
  const ring = await aProduct(shop, { quantity: 3 });
  const reference = randomUUID();
  await reserve(reference, [{ productId: ring.id, quantity: 2 }]);
  await shop.tell(orderDeleted, sale(reference).deleted);
  await eventually(async () => expect(await statusOf(reference)).toBe('returned'));
  await shop.tell(orderPlaced, sale(reference).placed);
  await eventually(async () => expect(await waitingEvents()).toBe(0));
  expect(await statusOf(reference)).toBe('returned');
  expect(await quantityOf(ring.id)).toBe(3);
});

test('stock that was edited meanwhile gets back what was taken from it', async () => {
  const ring = await aProduct(shop, { quantity: 3 });
  const reference = randomUUID();
  await reserve(reference, [{ productId: ring.id, quantity: 2 }]);
  await shop.admin.patch(`/api/products/${ring.id}`, { quantity: 10 });
  await release(reference);
  expect(await quantityOf(ring.id)).toBe(12);
});

test('a deleted product takes nothing back and hinders nobody', async () => {
  const ring = await aProduct(shop, { quantity: 3 });
  const chain = await aProduct(shop, { quantity: 3 });
  const reference = randomUUID();
  await reserve(reference, [
    { productId: ring.id, quantity: 1 },
    { productId: chain.id, quantity: 1 },
  ]);
  await shop.admin.delete(`/api/products/${ring.id}`);
  expect((await release(reference)).status).toBe(204);
  expect(await quantityOf(chain.id)).toBe(3);
});

test('stock that waits too long comes back only when orders promises that no order will come', async () => {
  const ring = await aProduct(shop, { quantity: 10 });
  const [sold, unsold] = [randomUUID(), randomUUID()];
  await reserve(sold, [{ productId: ring.id, quantity: 1 }]);
  await reserve(unsold, [{ productId: ring.id, quantity: 2 }]);
  now.value = new Date(now.value.getTime() + (RESERVATION_SECONDS + 1) * 1_000);
  await eventually(() => expect(ordersService.asked.size).toBeGreaterThan(0), PATIENT);
  expect(await quantityOf(ring.id)).toBe(7);

  ordersService.answer = (reference) => reference === sold;
  await eventually(async () => expect(await statusOf(unsold)).toBe('released'), PATIENT);
  await eventually(async () => expect(await statusOf(sold)).toBe('sold'), PATIENT);
  expect(await quantityOf(ring.id)).toBe(9);
});

test('an order that was placed without any reservation is put aside for a person to see', async () => {
  const reference = randomUUID();
  await shop.tell(orderPlaced, sale(reference).placed);
  await eventually(async () => {
    const dead = await shop.db('inbox').where({ status: 'dead' });
    expect(dead.map((row) => row.payload.reference)).toContain(reference);
  });
});

async function waitingEvents(): Promise<number> {
  return (await shop.db('inbox').where({ status: 'waiting' })).length;
}
