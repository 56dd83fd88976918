import type { Bus } from '@dahab/chassis/bus/bus.ts';
import { openRabbitMqBus } from '@dahab/chassis/bus/rabbitmq.ts';
import { createLog } from '@dahab/chassis/log.ts';
import { backing } from '@dahab/testing/backing.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { afterAll, expect, test } from '@jest/globals';
import { cacheShop, tellGoldPrice } from './cache-shop.ts';
import { type FrontDoor, openFrontDoor } from './front-door.ts';

const PRICE = '/api/gold-price-settings';

const rabbit = await backing('rabbitmq', { own: true });
const shop = cacheShop();
const still = { now: () => 1 };
const buses = ['pricing', 'first', 'second', 'third'].map((): Bus => {
  const log = createLog('test', 'silent');
  const bus = openRabbitMqBus({ url: rabbit.url, log, reconnect: { firstMs: 50, mostMs: 500 } });
  afterAll(() => bus.close());
  return bus;
});
const [pricing, first, second, third] = buses as [Bus, Bus, Bus, Bus];
const hearing = [
  await openFrontDoor(shop.neighbours, {}, { bus: first, ...still }),
  await openFrontDoor(shop.neighbours, {}, { bus: second, ...still }),
];
const deaf = await openFrontDoor(shop.neighbours, {}, { bus: third });

async function priceAt(door: FrontDoor): Promise<number> {
  return ((await (await door.send(PRICE)).json()) as { basePrice21k: number }).basePrice21k;
}

rabbit.describe('replicas on one RabbitMQ', () => {
  test('forget what they keep once the event of a write is heard', async () => {
    await eventually(() => expect(buses.every((bus) => bus.ready())).toBe(true));
    shop.basePrice = 4_100;
    for (const door of hearing) await priceAt(door);
    shop.basePrice = 4_200;
    for (const door of hearing) expect(await priceAt(door)).toBe(4_100);

    await tellGoldPrice(pricing, shop.basePrice);

    for (const door of hearing)
      await eventually(async () => expect(await priceAt(door)).toBe(4_200));
  });

  test('show nothing old while the broker is dead, and forget once it is back', async () => {
    await rabbit.kill();
    for (const door of [...hearing, deaf]) await priceAt(door);
    shop.basePrice = 4_300;
    await eventually(async () => expect(await priceAt(deaf)).toBe(4_300));
    for (const door of hearing) expect(await priceAt(door)).toBe(4_200);

    await rabbit.restart();

    for (const door of hearing) {
      await eventually(async () => expect(await priceAt(door)).toBe(4_300), { timeoutMs: 20_000 });
    }
  });
});
