import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { orderDeleted, orderPlaced } from '@dahab/orders/contract/events.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { admin, neighbour } from '@dahab/testing/test-client.ts';
import fc from 'fast-check';
import { startIdentity } from './shop.ts';

let orders = 0;
let phones = 1_000_000;

const shop = await startIdentity();

interface Order {
  readonly orderId: number;
  readonly customerId: number | null;
  readonly total: number;
  readonly reference: string;
}

function order(customerId: number | null, total: number): Order {
  orders += 1;
  return { orderId: orders, customerId, total, reference: randomUUID() };
}

async function customer(): Promise<number> {
  phones += 1;
  const details = { firstName: 'Aya', lastName: 'Nabil', phone: `0100${phones}` };
  return (await shop.as(admin).post('/api/customers', details)).body.id;
}

function place(sale: Order, id?: string): Promise<void> {
  const placedAt = new Date().toISOString();
  return shop.tell(orderPlaced, { ...sale, itemCount: 1, placedAt }, id);
}

function remove(sale: Order, id?: string): Promise<void> {
  return shop.tell(orderDeleted, { ...sale, deletedAt: new Date().toISOString() }, id);
}

async function allHandled(): Promise<void> {
  await eventually(
    async () => {
      const waiting = await shop.db('inbox').whereNot({ status: 'done' });
      expect(waiting).toEqual([]);
    },
    { timeoutMs: 60_000 },
  );
}

async function totals(id: number): Promise<{ totalSpent: number; totalOrders: number }> {
  await allHandled();
  const { body } = await shop.as(neighbour).get(`/internal/customers/${id}`);
  return { totalSpent: body.totalSpent, totalOrders: body.totalOrders };
}

test('an order adds to its customer’s totals, and its deletion takes it back', async () => {
  const id = await customer();
  const first = order(id, 31_660);
  await place(first);
  await place(order(id, 3_250.5));
  expect(await totals(id)).toEqual({ totalSpent: 34_910.5, totalOrders: 2 });

  await remove(first);
  expect(await totals(id)).toEqual({ totalSpent: 3_250.5, totalOrders: 1 });
});

test('the same event twice counts once', async () => {
  const id = await customer();
  const sale = order(id, 100);
  const message = randomUUID();
  await place(sale, message);
  await place(sale, message);
  await place(sale);
  expect(await totals(id)).toEqual({ totalSpent: 100, totalOrders: 1 });

  await remove(sale);
  await remove(sale);
  expect(await totals(id)).toEqual({ totalSpent: 0, totalOrders: 0 });
});

test('a deletion that is heard before its order leaves nothing behind', async () => {
  const id = await customer();
  const sale = order(id, 100);
  await remove(sale);
  await allHandled();
  await place(sale);

  expect(await totals(id)).toEqual({ totalSpent: 0, totalOrders: 0 });
});

test('a sale to nobody in particular counts for nobody', async () => {
  const sale = order(null, 500);
  await place(sale);
  await remove(sale);
  await allHandled();

  expect(await shop.db('customer_orders').where({ order_id: sale.orderId })).toEqual([]);
});

test('own orders add to what an imported history says', async () => {
  const email = 'history@example.com';
  const customers = [{ row: 1, firstName: 'Old', email, totalSpent: 1250.5, totalOrders: 4 }];
  await shop.as(neighbour).put('/internal/import-jobs/1/batches/1', { customers });
  const [known] = (await shop.as(admin).get(`/api/customers?search=${email}`)).body;
  await place(order(known.id, 1_000));

  expect(await totals(known.id)).toEqual({ totalSpent: 2_250.5, totalOrders: 5 });
});

test('shuffled and doubled events of many orders end in the sum of the live ones', async () => {
  const ids = [await customer(), await customer(), await customer()];
  const sales = Array.from({ length: 150 }, (_, index) => ({
    ...order(ids[index % 3] ?? null, 10 * (index + 1)),
    isDeleted: index % 4 === 0,
  }));
  const events = sales.flatMap(({ isDeleted, ...sale }) => [
    () => place(sale),
    () => place(sale),
    ...(isDeleted ? [() => remove(sale), () => remove(sale)] : []),
  ]);
  const [shuffled = []] = fc.sample(fc.shuffledSubarray(events, { minLength: events.length }), {
    numRuns: 1,
    seed: 7,
  });
  await Promise.all(shuffled.map((send) => send()));

  for (const id of ids) {
    const live = sales.filter((sale) => sale.customerId === id && !sale.isDeleted);
    expect(await totals(id)).toEqual({
      totalSpent: live.reduce((sum, sale) => sum + sale.total, 0),
      totalOrders: live.length,
    });
  }
});
