import { openInProcessBus } from '@dahab/chassis/bus/in-process.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { describe, expect, test } from '@jest/globals';
import { isPublicRead } from '../src/cache/is-public-read.ts';
import { LIFETIME_MS } from '../src/cache/kept-store.ts';
import { routes } from '../src/routes.ts';
import { cacheShop, type CacheShop, tellGoldPrice } from './cache-shop.ts';
import { type FrontDoor, openFrontDoor } from './front-door.ts';

const PRICE = '/api/gold-price-settings';

/** A steady clock that stands still: what is forgotten is not forgotten by its age. */
const clock = { ms: 1 };

async function open(): Promise<{ shop: CacheShop; door: FrontDoor; replica: FrontDoor }> {
  const shop = cacheShop();
  const given = { bus: openInProcessBus(), now: () => clock.ms };
  const door = await openFrontDoor(shop.neighbours, {}, given);
  const replica = await openFrontDoor(shop.neighbours, {}, given);
  return { shop, door, replica };
}

const shared = await open();
const writing = await open();
const racing = await open();
const meanwhile = await open();
const replicated = await open();
const ageing = await open();
const crowded = await open();
const separate = await open();

async function priceAt(door: FrontDoor): Promise<number> {
  const answer = await door.send(PRICE);
  return ((await answer.json()) as { basePrice21k: number }).basePrice21k;
}

const setPrice = (door: FrontDoor, basePrice21k: number): Promise<Response> =>
  door.send(PRICE, {
    method: 'PATCH',
    by: 'admin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ basePrice21k, marginPerGram: 50 }),
  });

async function outcomes(door: FrontDoor): Promise<Record<string, number>> {
  const text = await (await door.send('/metrics', { by: 'admin' })).text();
  const lines = text.matchAll(/^public_reads_total\{outcome="(\w+)".*\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, outcome, count]) => [outcome, Number(count)]));
}

test('only what is the same for every visitor is kept', () => {
  const kept = routes.filter(({ owner, endpoint }) => owner !== 'bff' && isPublicRead(endpoint));
  expect(kept.map(({ endpoint }) => endpoint.path).toSorted()).toEqual([
    '/api/collections',
    '/api/collections/:id',
    '/api/collections/:id/products',
    '/api/gold-price-settings',
    '/api/hero-widgets',
    '/api/home',
    '/api/products',
    '/api/products/:id',
    '/api/products/search',
    '/api/site-settings',
  ]);
});

describe('a kept answer', () => {
  const { shop, door } = shared;

  test('is what the service gave, under each visitor’s own request id', async () => {
    const ask = (id: string): Promise<Response> =>
      door.send(PRICE, { headers: { 'x-request-id': id } });
    const first = await ask('visitor-1');
    const asked = shop.asked();

    const second = await ask('visitor-2');

    expect(shop.asked()).toBe(asked);
    expect(second.headers.get('x-request-id')).toBe('visitor-2');
    expect(await second.text()).toBe(await first.text());
    const told = (answer: Response): object => ({
      ...Object.fromEntries(answer.headers),
      date: null,
      'x-request-id': null,
    });
    expect(told(second)).toEqual(told(first));
    expect(second.headers.get('cache-control')).toBe('private, no-cache');
    expect(second.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  test('is not sent to who has it, and its headers alone to who asks for those', async () => {
    const etag = (await door.send(PRICE)).headers.get('etag') ?? '';
    const again = await door.send(PRICE, { headers: { 'if-none-match': etag } });
    const head = await door.send(PRICE, { method: 'HEAD' });

    expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  });

  test('comes packed to who takes that, each form under a tag of its own', async () => {
    shop.hasProduct = true;
    const ask = (encoding: string, held = ''): Promise<Response> =>
      door.send('/api/products/1', {
        headers: { 'accept-encoding': encoding, 'if-none-match': held },
      });
    const tags = new Set<string>();
    for (const [encoding, expected] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await ask(encoding);
      const etag = answer.headers.get('etag') ?? '';
      tags.add(etag);
      expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
        expected,
        'Accept-Encoding',
      ]);
      expect(await answer.json()).toMatchObject({ id: 1, nameAr: 'خاتم' });
      expect((await ask(encoding, etag)).status).toBe(304);
    }
    expect(tags.size).toBe(3);
  });

  test('serves parameters in another order, but none that the order means something to', async () => {
    const askedFor = async (path: string): Promise<number> => {
      const before = shop.asked();
      await door.send(path);
      return shop.asked() - before;
    };
    expect(await askedFor('/api/products/search?q=x&page=2')).toBe(1);
    expect(await askedFor('/api/products/search?page=2&q=x')).toBe(0);
    await askedFor('/api/products/search?q=x&%71=y');
    expect((await door.send('/api/products/search?q=y&%71=x')).status).toBe(400);
    expect((await door.send('/api/products/search?q=x&page=2')).status).toBe(200);
  });

  test('is never an error', async () => {
    shop.hasProduct = false;
    expect((await door.send('/api/products/2')).status).toBe(404);
    shop.hasProduct = true;
    expect((await door.send('/api/products/2')).status).toBe(200);
  });
});

describe('a write', () => {
  test('is seen by the very next read', async () => {
    const { door } = writing;
    for (const price of [4_100, 4_200, 4_300]) {
      await priceAt(door);
      expect((await setPrice(door, price)).status).toBe(200);
      expect(await priceAt(door)).toBe(price);
    }
  });

  test('is not undone by a read that began before it and ends after it', async () => {
    const { shop, door } = racing;
    shop.hold();
    const asked = shop.asked();
    const slow = priceAt(door);
    await eventually(() => expect(shop.asked()).toBe(asked + 1));
    await setPrice(door, 5_000);
    const next = priceAt(door);
    await eventually(() => expect(shop.asked()).toBe(asked + 2));
    shop.release();

    expect(await next).toBe(5_000);
    expect(await slow).toBe(4_000);
    expect(await priceAt(door)).toBe(5_000);
  });

  test('is not hidden by what was read and kept while it was under way', async () => {
    const { shop, door } = meanwhile;
    shop.holdWrites();
    const writing = setPrice(door, 5_000);
    await eventually(() => expect(shop.writes()).toBe(1));
    expect(await priceAt(door)).toBe(4_000);
    shop.release();
    await writing;

    expect(await priceAt(door)).toBe(5_000);
  });

  test('is seen on another replica as soon as its event is heard', async () => {
    const { shop, door, replica } = replicated;
    expect(await priceAt(replica)).toBe(4_000);
    await setPrice(door, 4_500);
    expect(await priceAt(replica)).toBe(4_000);

    await tellGoldPrice(replica.bus, shop.basePrice);

    expect(await priceAt(replica)).toBe(4_500);
  });

  test('is seen on another replica after a second though nothing is heard', async () => {
    const { shop, replica } = ageing;
    expect(await priceAt(replica)).toBe(4_000);
    shop.basePrice = 4_700;
    clock.ms += LIFETIME_MS;
    expect(await priceAt(replica)).toBe(4_000);
    clock.ms += 1;

    expect(await priceAt(replica)).toBe(4_700);
    expect(LIFETIME_MS).toBeLessThanOrEqual(1_000);
  });
});

test('a crowd that asks for one thing asks the service once', async () => {
  const { shop, door } = crowded;
  shop.hold();
  const crowd = Array.from({ length: 20 }, () => priceAt(door));
  await eventually(async () => expect(await outcomes(door)).toEqual({ missed: 1, joined: 19 }));
  shop.release();

  expect(new Set(await Promise.all(crowd))).toEqual(new Set([4_000]));
  expect(shop.asked()).toBe(1);
});

test('what an admin sees is neither kept nor taken from what guests see', async () => {
  const { door } = separate;
  const bannersOf = async (by: 'guest' | 'customer' | 'admin'): Promise<number> =>
    ((await (await door.send('/api/hero-widgets', { by })).json()) as unknown[]).length;
  const seen = [];
  for (const by of ['admin', 'guest', 'admin', 'customer', 'guest'] as const) {
    seen.push(await bannersOf(by));
  }

  expect(seen).toEqual([1, 0, 1, 0, 0]);
  expect(await outcomes(door)).toEqual({ missed: 1, hit: 2, bypassed: 2 });
});
