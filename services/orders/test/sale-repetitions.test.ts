import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { signCaller } from '@dahab/chassis/auth/internal-token.ts';
import { Unavailable } from '@dahab/chassis/errors.ts';
import { admin } from '@dahab/testing/test-client.ts';
import { TEST_TOKEN_SECRET } from '@dahab/testing/test-service.ts';
import { aRing, RING, startShop, withKey } from './shop.ts';

const twoRings = { items: [{ id: RING, quantity: 2, price: 31_660 }], discount: 0, total: 63_320 };

const shop = await startShop();

describe('a sale that is sent again', () => {
  const countOrders = async (): Promise<number> =>
    (await shop.service.as(admin).get('/api/orders')).body.total;

  const later = (seconds: number): void => {
    shop.time.now = new Date(shop.time.now.getTime() + seconds * 1000);
  };

  test('answers the same order, once', async () => {
    const first = await shop.sell(aRing, withKey('once'));
    const second = await shop.sell({ ...aRing, discount: '0', total: '31660' }, withKey('once'));
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
  });

  test('makes one order of 200 at once', async () => {
    const before = { orders: await countOrders(), stock: shop.catalog.stock.get(RING) ?? 0 };
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => shop.sell(aRing, withKey('two-hundred'))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await countOrders()).toBe(before.orders + 1);
    expect(shop.catalog.stock.get(RING)).toBe(before.stock - 1);
  });

  test('is told each second that it waits for the one under way, and has its order', async () => {
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const reserving = new Promise<void>((begun) => {
      shop.catalog.beforeReserve = () => {
        begun();
        return held;
      };
    });
    const first = shop.sell(aRing, withKey('joined'));
    await reserving;

    const joining = request(new URL('/api/orders', shop.service.url), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${signCaller(admin, TEST_TOKEN_SECRET)}`,
        'content-type': 'application/json',
        ...withKey('joined'),
      },
    });
    const answered = once(joining, 'response');
    joining.end(JSON.stringify(aRing));
    for (let signs = 0; signs < 2; signs += 1) {
      expect(await once(joining, 'information')).toMatchObject([{ statusCode: 102 }]);
    }
    shop.catalog.beforeReserve = async () => {};
    goOn();

    const [answer]: IncomingMessage[] = await answered;
    expect(answer && JSON.parse(await text(answer))).toEqual((await first).body);
    expect(answer?.statusCode).toBe(201);
  });

  test('is refused with another cart', async () => {
    await shop.sell(aRing, withKey('reused'));
    const { status, body } = await shop.sell(twoRings, withKey('reused'));
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'idempotency-key-reused' });
  });

  test('is two sales without a key', async () => {
    const [first, second] = [await shop.sell(aRing), await shop.sell(aRing)];
    expect(first.body.id).not.toBe(second.body.id);
  });

  test('may use its key for a corrected cart after a refusal', async () => {
    const greedy = { items: [{ id: RING, quantity: 9_999, price: 10 }], total: 99_990 };
    expect((await shop.sell(greedy, withKey('corrected'))).body.code).toBe('insufficient-stock');
    const { status, body } = await shop.sell(aRing, withKey('corrected'));
    expect(status).toBe(201);
    expect(body.itemCount).toBe(1);
  });

  test.each(['', 'a b', 'ن', 'x'.repeat(201)])('does not take %j as a key', async (key) => {
    const header = Buffer.from(key).toString('latin1');
    expect((await shop.sell(aRing, withKey(header))).status).toBe(400);
  });

  test('goes on under the same reference after the answer of catalog was lost', async () => {
    const stock = shop.catalog.stock.get(RING) ?? 0;
    shop.catalog.afterReserve = async () => {
      throw new Unavailable('The line is dead');
    };
    const lost = await shop.sell(aRing, withKey('lost-answer'));
    expect(lost.status).toBe(503);
    expect(lost.headers.get('retry-after')).not.toBeNull();
    shop.catalog.afterReserve = async () => {};

    expect((await shop.sell(aRing, withKey('lost-answer'))).status).toBe(201);
    expect(shop.catalog.asked.at(-1)).toBe(shop.catalog.asked.at(-2));
    expect(shop.catalog.stock.get(RING)).toBe(stock - 1);
  });

  test('is resumed after its server died, once the lease has run out', async () => {
    const stock = shop.catalog.stock.get(RING) ?? 0;
    // The row and the reservation are all that a server leaves behind that is killed half-way.
    const done = await shop.sell(aRing, withKey('template-of-the-dead'));
    const [row] = await shop.service.db('sales').where({ idempotency_key: 'template-of-the-dead' });
    const reference = '00000000-0000-4000-8000-000000000001';
    await shop.service.db('sales').insert({
      reference,
      idempotency_key: 'killed',
      payload_hash: row.payload_hash,
      lease_until: new Date(shop.time.now.getTime() + 20_000),
      created_at: shop.time.now,
    });

    const early = await shop.sell(aRing, withKey('killed'));
    expect(early).toMatchObject({ status: 409, body: { code: 'sale-in-progress' } });
    expect(early.headers.get('retry-after')).toBe('1');

    later(21);
    const resumed = await shop.sell(aRing, withKey('killed'));
    expect(resumed.status).toBe(201);
    expect(resumed.body.id).not.toBe(done.body.id);
    expect(shop.catalog.asked.at(-1)).toBe(reference);
    expect(shop.catalog.stock.get(RING)).toBe(stock - 2);
  });

  test('says so when its order was deleted since', async () => {
    const { body } = await shop.sell(aRing, withKey('deleted-since'));
    await shop.service.as(admin).delete(`/api/orders/${body.id}`);
    const again = await shop.sell(aRing, withKey('deleted-since'));
    expect(again).toMatchObject({ status: 409, body: { code: 'order-deleted' } });
  });
});
