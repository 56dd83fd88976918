import { createHash } from 'node:crypto';
import { connectEmbedded } from '@dahab/testing/embedded-database.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { startFakeTelegram } from '@dahab/testing/fake-telegram.ts';
import { shopClient } from '@dahab/testing/shop-client.ts';
import { shopProcess } from '@dahab/testing/shop-process.ts';
import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import { afterAll, expect, test } from '@jest/globals';
import { expectInvariants } from '../../e2e/api/invariants.ts';
import { STORY_DAYS } from '../gold-walk.ts';
import { readHouse } from '../house.ts';
import { planStory } from '../plan-story.ts';
import { DAY_MS } from '../shop-days.ts';

const LONG_MS = 240_000;
const house = await readHouse();
const telegram = await startFakeTelegram();
afterAll(() => telegram.stop());
const shop = await shopProcess({
  SEED: 'demo',
  FRONT_END: 'watch',
  TELEGRAM_API_ROOT: telegram.url,
});

async function rows<T extends Record<string, unknown>>(
  service: ServiceName,
  sql: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  const client = await connectEmbedded(shop.dataDir, service);
  try {
    return (await client.query<T>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

async function countOf(service: ServiceName, table: string): Promise<number> {
  const [row] = await rows<{ count: number }>(
    service,
    `SELECT count(*)::integer AS count FROM ${table}`,
  );
  return row?.count ?? 0;
}

/** Of all rows that the shop has, whatever they are; sessions and messages under way are not it. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const service of serviceNames) {
    const tables = await rows<{ name: string }>(
      service,
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_name !~ 'session|login|migrations|attempt'
       ORDER BY 1`,
    );
    for (const { name } of tables) {
      const all = await rows(service, `SELECT t::text FROM "${name}" AS t ORDER BY 1`);
      hash.update(JSON.stringify([service, name, all]));
    }
  }
  return hash.digest('hex');
}

/** Starts the shop and kills it as soon as that much is told. */
async function startAndKillAt(service: ServiceName, table: string, least: number): Promise<void> {
  const opened = shop.start().then(
    () => 'opened',
    () => 'cut off',
  );
  const isTold = async (): Promise<void> =>
    expect(await countOf(service, table)).toBeGreaterThanOrEqual(least);
  await eventually(isTold, { timeoutMs: LONG_MS });
  await shop.kill();
  if ((await opened) === 'opened') throw new Error('The shop was open before it was killed');
}

await startAndKillAt('catalog', 'products', 20);
await startAndKillAt('orders', 'orders', 30);
await shop.start();

test('a shop that was killed twice amid its demo data has all of them after the next start, once', async () => {
  const [first] = await rows<{ at: Date }>(
    'pricing',
    'SELECT min(changed_at) AS at FROM gold_price_changes',
  );
  const startedAt = new Date((first?.at.getTime() ?? 0) + STORY_DAYS * DAY_MS);
  const story = planStory(house, startedAt);
  const told = (kind: string): number => story.filter((chapter) => chapter.kind === kind).length;
  expect({
    products: await countOf('catalog', 'products'),
    collections: await countOf('catalog', 'collections'),
    orders: await countOf('orders', 'orders'),
    customers: await countOf('identity', 'customers'),
    prices: await countOf('pricing', 'gold_price_changes'),
    buyingPrices: await countOf('pricing', 'buying_price_changes'),
  }).toEqual({
    products: house.pieces.length,
    collections: house.collections.length,
    orders: told('order'),
    customers: house.customers.length,
    prices: told('gold-price'),
    buyingPrices: told('buying-price'),
  });
});

test('what is left of each piece is what the house says, at its time', async () => {
  const products = await rows('catalog', 'SELECT name, quantity FROM products ORDER BY name');
  const said = house.pieces.map(({ name, quantity }) => ({ name, quantity }));
  const byName = (one: { name: string }, other: { name: string }): number =>
    one.name < other.name ? -1 : 1;
  expect(products.toSorted(byName as never)).toEqual(said.toSorted(byName));
  const unsold = await rows(
    'catalog',
    "SELECT * FROM products WHERE created_at > now() - interval '1 minute'",
  );
  expect(unsold).toEqual([]);
});

test('who did what stands in the log at the times of the story, not of its telling', async () => {
  const [first] = await rows<{ at: Date }>(
    'pricing',
    'SELECT min(changed_at) AS at FROM gold_price_changes',
  );
  const told = house.pieces.length + house.collections.length + house.banners.length;
  await eventually(
    async () => {
      const ofShop = "kind IN ('product', 'collection', 'hero-widget') AND deed = 'added'";
      expect(await countOf('identity', `activities WHERE ${ofShop}`)).toBe(told);
    },
    { timeoutMs: 60_000 },
  );
  const ended = new Date((first?.at.getTime() ?? 0) + STORY_DAYS * DAY_MS);
  const late = await rows('identity', 'SELECT kind, deed, at FROM activities WHERE at > $1', [
    ended,
  ]);
  expect(late).toEqual([]);
});

test(
  'its books balance',
  async () => {
    await expectInvariants({ ...shop, telegram, rows });
  },
  LONG_MS,
);

test('each order was priced by the gold of its day, and few were bargained over', async () => {
  const changes = await rows<{ at: Date; base: string }>(
    'pricing',
    'SELECT changed_at AS at, base_price_21k::text AS base FROM gold_price_changes ORDER BY id',
  );
  const orders = await rows<{ at: Date; base: string; flagged: boolean }>(
    'orders',
    'SELECT created_at AS at, base_price_21k::text AS base, price_flagged AS flagged FROM orders',
  );
  const wrong = orders.filter(
    (order) => changes.findLast(({ at }) => at <= order.at)?.base !== order.base,
  );
  expect(wrong).toEqual([]);
  expect(orders.filter(({ flagged }) => flagged).length).toBe(3);
});

test('what was paid for each order is what was due, by what the house pays for old gold', async () => {
  const prices = await rows<{ at: Date; price: string }>(
    'pricing',
    'SELECT changed_at AS at, buy_price_21k::text AS price FROM buying_price_changes ORDER BY id',
  );
  const orders = await rows<{ at: Date; due: string; paid: string | null; price: string | null }>(
    'orders',
    `SELECT created_at AS at, (total - trade_in_total)::numeric::text AS due,
       (SELECT sum((payment ->> 'amount')::numeric)::text
        FROM jsonb_array_elements(payments) AS payment) AS paid,
       (SELECT max((taken ->> 'pricePerGram')::numeric)::text
        FROM jsonb_array_elements(trade_ins) AS taken WHERE taken ->> 'karat' = '21') AS price
     FROM orders`,
  );
  const unpaid = orders.filter(({ due, paid }) => paid !== null && Number(paid) !== Number(due));
  expect(unpaid).toEqual([]);
  const traded = orders.filter(({ price }) => price !== null);
  expect(traded.length).toBeGreaterThan(5);
  const mispriced = traded.filter(
    ({ at, price }) => Number(prices.findLast((set) => set.at <= at)?.price) !== Number(price),
  );
  expect(mispriced).toEqual([]);
});

test('every picture that a page shows is there', async () => {
  const call = await shopClient(shop.url);
  const { body } = await call('GET', '/api/products?limit=500');
  const widgets = await call('GET', '/api/hero-widgets');
  const urls = [
    ...body.products.flatMap(({ images }: { images: string[] }) => images),
    ...widgets.body.map(({ imageUrl }: { imageUrl: string }) => imageUrl),
  ];
  const missing: string[] = [];
  for (const url of urls) {
    if ((await call('GET', url)).status !== 200) missing.push(url);
  }
  expect(missing).toEqual([]);
});

test(
  'a second start changes nothing',
  async () => {
    const before = await fingerprint();
    await shop.stop();
    await shop.start();
    expect(await fingerprint()).toBe(before);
  },
  LONG_MS,
);
