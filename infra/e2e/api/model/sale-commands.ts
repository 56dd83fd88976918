import { randomUUID } from 'node:crypto';
import type { ShopClient } from '@dahab/testing/shop-client.ts';
import fc, { type Arbitrary } from 'fast-check';
import { newPhone } from '../races/things.ts';
import { command, expectStatus, type ShopCommand } from './command.ts';
import { chosen, type ModelProduct, type ShopModel } from './shop-model.ts';

const draw = fc.nat({ max: 20 });
const TEN = 10;

const newCustomer: Arbitrary<ShopCommand> = fc.constant(
  command('new customer', async (model, call) => {
    const person = { firstName: 'منى', lastName: 'عادل', phone: newPhone() };
    const answer = await call('POST', '/api/customers', person);
    expectStatus(answer, 201);
    model.customers.add(answer.body.id as number);
  }),
);

const newGoldPrice: Arbitrary<ShopCommand> = fc.integer({ min: 1_000, max: 9_000 }).map((price) =>
  command(`gold at ${price}`, async (model, call) => {
    const settings = { basePrice21k: price, marginPerGram: 50 };
    expectStatus(await call('PATCH', '/api/gold-price-settings', settings), 200);
    model.pricePerGram = price + 50;
  }),
);

/** Sent as often as `times` says, under one key when it has one. */
const sale: Arbitrary<ShopCommand> = fc
  .record({
    product: draw,
    customer: draw,
    quantity: fc.integer({ min: 1, max: 4 }),
    discount: fc.nat({ max: 5 }).map((tens) => tens * TEN),
    times: fc.constantFrom(0, 1, 2, 3),
  })
  .map((wish) => command(`sell ${JSON.stringify(wish)}`, (model, call) => sell(model, call, wish)));

async function sell(
  model: ShopModel,
  call: ShopClient,
  wish: { product: number; customer: number; quantity: number; discount: number; times: number },
): Promise<void> {
  const product = chosen(model.products.keys(), wish.product);
  if (product === null) return;
  const piece = model.products.get(product) as ModelProduct;
  const customer = chosen([null, ...model.customers], wish.customer);
  const price = Math.round((piece.weight * model.pricePerGram) / TEN) * TEN + TEN;
  const total = price * wish.quantity - wish.discount;
  const cart = {
    items: [{ id: product, quantity: wish.quantity, price }],
    discount: wish.discount,
    total,
    customerId: customer,
  };
  const headers: Record<string, string> =
    wish.times === 0 ? {} : { 'idempotency-key': randomUUID() };
  const answer = await call('POST', '/api/orders', cart, headers);
  const isPossible = total >= 0 && !piece.isArchived && piece.quantity >= wish.quantity;
  if (!isPossible) {
    expectStatus(answer, total < 0 ? 400 : 409);
    return;
  }
  expectStatus(answer, 201);
  const id = answer.body.id as number;
  piece.quantity -= wish.quantity;
  model.orders.set(id, { product, quantity: wish.quantity, total, customer });
  for (let again = 1; again < wish.times; again += 1) {
    const replay = await call('POST', '/api/orders', cart, headers);
    expectStatus(replay, 201);
    if (replay.body.id !== id) throw new Error(`Sold twice: ${id} and ${replay.body.id}`);
  }
}

/** The pieces come back to what is left of the product; the order is gone from every list. */
const voidedSale: Arbitrary<ShopCommand> = draw.map((at) =>
  command(`void sale ${at}`, async (model, call) => {
    const id = chosen(model.orders.keys(), at);
    if (id === null) return;
    expectStatus(await call('DELETE', `/api/orders/${id}`), 204);
    expectStatus(await call('DELETE', `/api/orders/${id}`), 404);
    const order = model.orders.get(id);
    const product = order && model.products.get(order.product);
    if (product) product.quantity += order.quantity;
    model.orders.delete(id);
  }),
);

export const saleCommands: readonly Arbitrary<ShopCommand>[] = [
  newCustomer,
  newGoldPrice,
  sale,
  sale,
  sale,
  voidedSale,
  voidedSale,
];
