import { describe, expect, test } from '@jest/globals';
import { Unavailable } from '@dahab/chassis/errors.ts';
import { neighbour } from '@dahab/testing/test-client.ts';
import { closeAbandonedSales } from '../src/sales/close-abandoned.ts';
import { aRing, RING, startShop, withKey } from './shop.ts';

const shop = await startShop();

const down = async (): Promise<void> => {
  throw new Unavailable('The line is dead');
};
const up = async (): Promise<void> => {};

/** Makes Postgres refuse the order, at once or only at the commit. */
async function breakOrders(when: 'insert' | 'commit'): Promise<void> {
  await shop.service.db.raw(`
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'gone' USING ERRCODE = '57P03'; END $$;
    CREATE CONSTRAINT TRIGGER broken AFTER INSERT ON orders
    DEFERRABLE INITIALLY ${when === 'insert' ? 'IMMEDIATE' : 'DEFERRED'}
    FOR EACH ROW EXECUTE FUNCTION fail()`);
}

async function mendOrders(): Promise<void> {
  await shop.service.db.raw('DROP TRIGGER broken ON orders; DROP FUNCTION fail()');
}

describe('a sale that breaks off', () => {
  const steps = [
    ['before pricing answers', async () => (shop.pricing.before = down)],
    ['before stock is taken', async () => (shop.catalog.beforeReserve = down)],
    ['after stock is taken', async () => (shop.catalog.afterReserve = down)],
    ['while the order is written', () => breakOrders('insert')],
    ['at the commit of the order', () => breakOrders('commit')],
  ] as const;

  const mend = async (step: string): Promise<void> => {
    shop.pricing.before = up;
    shop.catalog.beforeReserve = up;
    shop.catalog.afterReserve = up;
    if (step.includes('order')) await mendOrders();
  };

  const booksOf = async () => ({
    stock: shop.catalog.stock.get(RING) ?? 0,
    orders: Number((await shop.service.db('orders').count({ n: '*' }))[0]?.n),
    told: Number((await shop.service.db('outbox').count({ n: '*' }))[0]?.n),
  });

  test.each(steps)('%s is made once when it is sent again', async (step, breakOff) => {
    const before = await booksOf();
    await breakOff();
    const key = withKey(step.replaceAll(' ', '-'));
    expect((await shop.sell(aRing, key)).status).toBe(503);
    await mend(step);
    const again = await Promise.all([shop.sell(aRing, key), shop.sell(aRing, key)]);
    expect(again.some(({ status }) => status === 201)).toBe(true);
    expect(await booksOf()).toEqual({
      stock: before.stock - 1,
      orders: before.orders + 1,
      told: before.told + 1,
    });
  });

  test.each(steps)('%s leaves nothing behind without a key', async (step, breakOff) => {
    const before = await booksOf();
    await breakOff();
    expect((await shop.sell(aRing)).status).toBe(503);
    await mend(step);
    expect(await booksOf()).toEqual(before);
  });

  test('answers as it would have when its stock cannot be released either', async () => {
    shop.catalog.beforeRelease = down;
    const answer = await shop.sell({ ...aRing, customerId: 77 });
    shop.catalog.beforeRelease = up;
    expect(answer).toMatchObject({ status: 400, body: { message: 'The customer does not exist' } });
  });
});

describe('a sale that does not come about', () => {
  const close = (reference: string) =>
    shop.service.as(neighbour).post(`/internal/sales/${reference}/close`);

  test('is not sold any more once catalog has taken the stock back', async () => {
    const stock = shop.catalog.stock.get(RING);
    shop.catalog.afterReserve = async (reference) => {
      expect((await close(reference)).body).toEqual({ sold: false });
    };
    const late = await shop.sell(aRing, withKey('too-late'));
    expect(late).toMatchObject({ status: 409, body: { code: 'sale-expired' } });
    expect(shop.catalog.stock.get(RING)).toBe(stock);
    shop.catalog.afterReserve = up;

    const again = await shop.sell(aRing, withKey('too-late'));
    expect(again.status).toBe(201);
    expect(shop.catalog.asked.at(-1)).not.toBe(shop.catalog.asked.at(-2));
    expect(await close(shop.catalog.asked.at(-1) ?? '')).toMatchObject({ body: { sold: true } });
  });

  test('is closed for good when catalog asks about a sale that never was', async () => {
    const { status, body } = await close('00000000-0000-4000-8000-00000000000f');
    expect({ status, body }).toEqual({ status: 200, body: { sold: false } });
  });

  test('is either sold or closed when both happen at once', async () => {
    const stock = shop.catalog.stock.get(RING) ?? 0;
    const closings: Promise<{ body: { sold: boolean } }>[] = [];
    shop.catalog.afterReserve = async (reference) => {
      closings.push(close(reference));
    };
    const sales = await Promise.all(Array.from({ length: 30 }, () => shop.sell(aRing)));
    shop.catalog.afterReserve = up;
    const sold = (await Promise.all(closings)).filter(({ body }) => body.sold).length;
    const made = sales.filter(({ status }) => status === 201).length;
    const expired = sales.filter(({ body }) => body.code === 'sale-expired').length;
    expect(made).toBe(sold);
    expect(made + expired).toBe(30);
    expect(shop.catalog.stock.get(RING)).toBe(stock - made);
  });

  test('leaves a key free again when nobody came back for it', async () => {
    shop.pricing.before = down;
    expect((await shop.sell(aRing, withKey('abandoned'))).status).toBe(503);
    shop.pricing.before = up;
    const other = {
      ...aRing,
      customerId: null,
      items: [{ id: RING, quantity: 2, price: 31_660 }],
      total: 63_320,
    };
    expect((await shop.sell(other, withKey('abandoned'))).body.code).toBe('idempotency-key-reused');

    shop.time.now = new Date(shop.time.now.getTime() + 11 * 60_000);
    await closeAbandonedSales(shop.doors).work(new AbortController().signal);
    expect((await shop.sell(other, withKey('abandoned'))).status).toBe(201);
  });
});
