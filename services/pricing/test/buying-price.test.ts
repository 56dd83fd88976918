import { describe, expect, test } from '@jest/globals';
import { guest } from '@dahab/chassis/auth/internal-token.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { admin, shopper } from '@dahab/testing/test-client.ts';
import { startTestService } from '@dahab/testing/test-service.ts';
import { buyingPriceChanged } from '../contract/buying-price.ts';
import { buyingGramPriceOf } from '../contract/price.ts';
import { pricing } from '../src/service.ts';

const address = '/api/gold-price-settings/buying';
const history = '/api/gold-price-history/buying';

let now = new Date('2026-01-01T10:00:00.000Z');
const service = await startTestService(pricing, { clock: () => now });

function tellings(): unknown[] {
  return service.heard
    .filter(({ name }) => name === buyingPriceChanged.name)
    .map(({ payload }) => payload);
}

describe('what the shop pays for old gold', () => {
  test('is not said before it is first set', async () => {
    const { status, body } = await service.as(admin).get(address);
    expect(status).toBe(200);
    expect(body).toEqual({ buyPrice21k: null, updatedAt: null });
  });

  test('is as the admin set it, told, and taken back by an empty field', async () => {
    const set = await service.as(admin).put(address, { buyPrice21k: '٣٩٠٠٫٥' });
    const price = { buyPrice21k: 3900.5, updatedAt: '2026-01-01T10:00:00.000Z' };
    expect(set).toMatchObject({ status: 200, body: price });
    expect((await service.as(admin).get(address)).body).toEqual(price);
    now = new Date('2026-01-02T10:00:00.000Z');
    const none = { buyPrice21k: null, updatedAt: '2026-01-02T10:00:00.000Z' };
    expect((await service.as(admin).put(address, { buyPrice21k: '' })).body).toEqual(none);
    await eventually(() =>
      expect(tellings()).toEqual([
        { ...price, before: null },
        { ...none, before: 3900.5 },
      ]),
    );
  });

  test('set to what it is keeps its date, and is no change', async () => {
    now = new Date('2026-01-03T10:00:00.000Z');
    const same = await service.as(admin).put(address, { buyPrice21k: null });
    expect(same.body.updatedAt).toBe('2026-01-02T10:00:00.000Z');
    expect((await service.as(admin).get(history)).body.changes).toEqual([
      { id: 2, buyPrice21k: null, changedBy: 1, changedAt: '2026-01-02T10:00:00.000Z' },
      { id: 1, buyPrice21k: 3900.5, changedBy: 1, changedAt: '2026-01-01T10:00:00.000Z' },
    ]);
    expect((await service.as(admin).get(`${history}?limit=1`)).body.changes).toHaveLength(1);
  });

  test('set by several at once is one of theirs, and each change is told with what was before', async () => {
    const toldBefore = tellings().length;
    const prices = Array.from({ length: 10 }, (_, index) => 3000 + index);
    await Promise.all(prices.map((buyPrice21k) => service.as(admin).put(address, { buyPrice21k })));
    const { changes } = (await service.as(admin).get(history)).body;
    expect(changes).toHaveLength(12);
    const { body } = await service.as(admin).get(address);
    expect(body.buyPrice21k).toBe(changes[0].buyPrice21k);
    await eventually(() => expect(tellings()).toHaveLength(toldBefore + 10));
    const pairs = tellings().slice(toldBefore) as { before: number; buyPrice21k: number }[];
    const byBefore = new Map(pairs.map(({ before, buyPrice21k }) => [before, buyPrice21k]));
    expect(byBefore.size).toBe(10);
  });

  test('stays out of what everybody reads', async () => {
    await service.as(admin).put(address, { buyPrice21k: 3456.78 });
    const open = await service.as(guest).get('/api/gold-price-settings');
    expect(Object.keys(open.body)).toEqual(['basePrice21k', 'marginPerGram', 'updatedAt']);
    expect(JSON.stringify(open.body)).not.toContain('3456.78');
  });

  test.each([
    ['get', guest, 401],
    ['get', shopper, 403],
    ['put', guest, 401],
    ['put', shopper, 403],
  ] as const)('is for admins: %s by %j answers %i', async (method, caller, status) => {
    const as = service.as(caller);
    const answer = method === 'get' ? as.get(address) : as.put(address, { buyPrice21k: 1 });
    expect((await answer).status).toBe(status);
    expect((await as.get(history)).status).toBe(status);
  });

  test.each([
    [-1, 'Buying price cannot be negative'],
    [1.005, 'Buying price can have at most 2 decimals'],
    [1e9, 'Buying price is too large'],
    ['gold', 'Buying price must be a number'],
    [undefined, 'Buying price must be a number'],
  ])('of %j is refused: %s', async (buyPrice21k, message) => {
    const answer = await service.as(admin).put(address, { buyPrice21k });
    expect(answer).toMatchObject({
      status: 400,
      body: { message, issues: [{ path: 'buyPrice21k', message }] },
    });
  });
});

test('other karats are paid for in proportion, to the nearest 10', () => {
  expect([18, 21, 24].map((karat) => buyingGramPriceOf(karat as 18 | 21 | 24, 3900))).toEqual([
    3340, 3900, 4460,
  ]);
  expect(buyingGramPriceOf(21, null)).toBeNull();
  expect(buyingGramPriceOf(21, 0)).toBeNull();
});
