import { beforeAll, describe, expect, test } from '@jest/globals';
import { guest } from '@dahab/chassis/auth/internal-token.ts';
import type { BusMessage } from '@dahab/chassis/bus/bus.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { admin, neighbour, shopper } from '@dahab/testing/test-client.ts';
import { startTestService } from '@dahab/testing/test-service.ts';
import { goldPriceChanged } from '../contract/gold-price.ts';
import { pricing } from '../src/service.ts';

const address = '/api/gold-price-settings';
const history = '/api/gold-price-history';

let now = new Date('2026-01-01T10:00:00.000Z');
const told: BusMessage[] = [];
const service = await startTestService(pricing, { clock: () => now });

beforeAll(async () => {
  await service.bus.listen(
    [goldPriceChanged.name],
    (message) => void told.push(message),
    () => undefined,
  );
});

async function toldPrices(count: number): Promise<unknown[]> {
  await eventually(() => expect(told.length).toBeGreaterThanOrEqual(count));
  return told.map((message) => message.payload);
}

describe('the gold price', () => {
  test('is zero and has no date before it is first set', async () => {
    const { status, body } = await service.as(guest).get(address);

    expect(status).toBe(200);
    expect(body).toEqual({ basePrice21k: 0, marginPerGram: 0, updatedAt: null });
  });

  test('is read by everybody as the admin set it, and told', async () => {
    const set = await service
      .as(admin)
      .patch(address, { basePrice21k: 4000, marginPerGram: '50.25' });

    const settings = {
      basePrice21k: 4000,
      marginPerGram: 50.25,
      updatedAt: '2026-01-01T10:00:00.000Z',
    };
    expect(set).toMatchObject({ status: 200, body: settings });
    expect((await service.as(guest).get(address)).body).toEqual(settings);
    expect((await service.as(neighbour).get(address)).body).toEqual(settings);
    const before = { basePrice21k: 0, marginPerGram: 0 };
    expect(await toldPrices(1)).toEqual([{ ...settings, before }]);
  });

  test('set to what it is keeps its date and is not told', async () => {
    now = new Date('2026-01-02T10:00:00.000Z');

    const same = await service
      .as(admin)
      .patch(address, { basePrice21k: '4000.00', marginPerGram: 50.25 });
    expect(same.body.updatedAt).toBe('2026-01-01T10:00:00.000Z');

    await service.as(admin).patch(address, { basePrice21k: 4100.5, marginPerGram: 50.25 });
    expect(await toldPrices(2)).toEqual([
      expect.objectContaining({ basePrice21k: 4000 }),
      expect.objectContaining({ basePrice21k: 4100.5, updatedAt: '2026-01-02T10:00:00.000Z' }),
    ]);
  });

  test('keeps every change with who and when, newest first', async () => {
    const { body } = await service.as(admin).get(history);

    expect(body.changes).toEqual([
      {
        id: 2,
        basePrice21k: 4100.5,
        marginPerGram: 50.25,
        changedBy: 1,
        changedAt: '2026-01-02T10:00:00.000Z',
      },
      expect.objectContaining({ id: 1, basePrice21k: 4000 }),
    ]);
    expect((await service.as(admin).get(`${history}?limit=1`)).body.changes).toHaveLength(1);
  });

  test('set by several at once is one of theirs, and each change is kept', async () => {
    const prices = Array.from({ length: 10 }, (_, index) => 5000 + index);

    const answers = await Promise.all(
      prices.map((basePrice21k) =>
        service.as(admin).patch(address, { basePrice21k, marginPerGram: 0 }),
      ),
    );

    expect(answers.map((answer) => answer.status)).toEqual(prices.map(() => 200));
    const { changes } = (await service.as(admin).get(history)).body;
    const settings = (await service.as(guest).get(address)).body;
    expect(changes).toHaveLength(12);
    expect(changes[0].basePrice21k).toBe(settings.basePrice21k);
  });
});

test('the price of a day is what it ended with, and stays until the next change', async () => {
  const set = (at: string, basePrice21k: number) => {
    now = new Date(at);
    return service.as(admin).patch(address, { basePrice21k, marginPerGram: 0 });
  };
  await set('2026-01-04T10:00:00.000Z', 6_000);
  await set('2026-01-04T21:59:00.000Z', 6_100);
  await set('2026-01-06T22:00:00.000Z', 6_200);
  const { body } = await service.as(admin).get(`${history}/daily?days=4`);
  expect(body.days).toEqual([
    { day: '2026-01-04', basePrice21k: 6_100 },
    { day: '2026-01-05', basePrice21k: 6_100 },
    { day: '2026-01-06', basePrice21k: 6_100 },
    { day: '2026-01-07', basePrice21k: 6_200 },
  ]);
  const { body: all } = await service.as(admin).get(`${history}/daily?days=30`);
  expect(all.days[0].day).toBe('2026-01-01');
  expect(all.days).toHaveLength(7);
});

describe('setting the gold price', () => {
  test.each([
    [{ basePrice21k: -1, marginPerGram: 0 }, 'Base price cannot be negative'],
    [{ basePrice21k: 1, marginPerGram: -0.01 }, 'Margin per gram cannot be negative'],
    [{ basePrice21k: 1.005, marginPerGram: 0 }, 'Base price can have at most 2 decimals'],
    [{ basePrice21k: 1, marginPerGram: 0.001 }, 'Margin per gram can have at most 2 decimals'],
    [{ basePrice21k: 1e9, marginPerGram: 0 }, 'Base price is too large'],
    [{ basePrice21k: 'gold', marginPerGram: 0 }, 'Base price must be a number'],
    [{ basePrice21k: null, marginPerGram: 0 }, 'Base price must be a number'],
    [{ basePrice21k: '', marginPerGram: 0 }, 'Base price must be a number'],
    [{ basePrice21k: 1 }, 'Margin per gram must be a number'],
    [{}, 'Base price must be a number'],
  ])('refuses %j', async (body, message) => {
    expect(await service.as(admin).patch(address, body)).toMatchObject({
      status: 400,
      body: { message, error: message },
    });
  });

  test('takes what a person writes in Arabic digits', async () => {
    const { body } = await service
      .as(admin)
      .patch(address, { basePrice21k: '٤٢٠٠٫٥', marginPerGram: '٠' });

    expect(body).toMatchObject({ basePrice21k: 4200.5, marginPerGram: 0 });
  });

  test('and reading its history are for admins', async () => {
    const body = { basePrice21k: 1, marginPerGram: 1 };

    expect((await service.as(guest).patch(address, body)).status).toBe(401);
    expect((await service.as(shopper).patch(address, body)).status).toBe(403);
    expect((await service.as(guest).get(history)).status).toBe(401);
    expect((await service.as(shopper).get(history)).status).toBe(403);
    expect((await service.as(shopper).get(`${history}/daily`)).status).toBe(403);
  });
});
