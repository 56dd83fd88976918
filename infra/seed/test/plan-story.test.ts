import { expect, test } from '@jest/globals';
import { tradeInTotalOf } from '@dahab/orders/contract/settlement.ts';
import { type Chapter, planStory } from '../plan-story.ts';
import { readHouse } from '../house.ts';

const house = await readHouse();
const startedAt = new Date('2026-05-14T15:20:00Z');

function chaptersOf<Kind extends Chapter['kind']>(
  kind: Kind,
  moment = startedAt,
): Extract<Chapter, { kind: Kind }>[] {
  const isKind = (chapter: Chapter): chapter is Extract<Chapter, { kind: Kind }> =>
    chapter.kind === kind;
  return planStory(house, moment).filter(isKind);
}

test('a story told for the same moment is the same', () => {
  expect(planStory(house, startedAt)).toEqual(planStory(house, startedAt));
});

test('eight weeks have some three sales a day, all of them over when the shop opens', () => {
  const orders = chaptersOf('order');
  expect(orders.length).toBeGreaterThan(130);
  expect(orders.length).toBeLessThan(250);
  expect(orders.filter(({ at }) => at >= startedAt)).toEqual([]);
  const named = orders.filter(({ order }) => order.customer !== null).length;
  const discounted = orders.filter(({ order }) => order.discount > 0).length;
  expect(named).toBeGreaterThan(orders.length / 2);
  expect(named).toBeLessThan(orders.length);
  expect(discounted).toBeGreaterThan(orders.length / 10);
});

test('sales are paid to the pound in every way, some with old gold, and few are not written down', () => {
  const orders = chaptersOf('order').map(({ order }) => order);
  const dues = orders.map(({ total, settlement }) => total - tradeInTotalOf(settlement.tradeIns));
  const wrong = orders.filter(({ settlement: { payments } }, index) => {
    const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
    return payments.length > 0 && paid !== dues[index];
  });
  expect(wrong).toEqual([]);
  const shareOf = (isOne: (order: (typeof orders)[number]) => boolean): number =>
    orders.filter(isOne).length / orders.length;
  for (const method of ['cash', 'card', 'transfer'] as const) {
    const uses = shareOf(({ settlement }) =>
      settlement.payments.some((payment) => payment.method === method),
    );
    expect(uses).toBeGreaterThan(0.03);
  }
  expect(shareOf(({ settlement }) => settlement.payments.length > 1)).toBeGreaterThan(0.03);
  const withOldGold = shareOf(({ settlement }) => settlement.tradeIns.length > 0);
  expect(withOldGold).toBeGreaterThan(0.05);
  expect(withOldGold).toBeLessThan(0.25);
  expect(shareOf(({ settlement }) => settlement.payments.length === 0)).toBeLessThan(0.15);
});

test('the house pays less for old gold than it takes for new, from the first day on', () => {
  const prices = chaptersOf('gold-price');
  const buying = chaptersOf('buying-price');
  expect(buying.length).toBeGreaterThan(8);
  for (const { at, price } of buying) {
    const gold = prices.findLast((change) => change.at <= at)?.price.basePrice21k ?? 0;
    expect(price.buyPrice21k).toBeLessThan(gold);
    expect(price.buyPrice21k).toBeGreaterThan(gold * 0.95);
  }
});

test('the gold price walks in small steps, and the story begins with it', () => {
  const prices = chaptersOf('gold-price').map(({ price }) => price.basePrice21k);
  const steps = prices.slice(1).map((price, index) => price / (prices[index] ?? price) - 1);
  expect(planStory(house, startedAt)[0]?.kind).toBe('gold-price');
  expect(prices.length).toBeGreaterThan(55);
  expect(Math.max(...steps.map(Math.abs))).toBeLessThan(0.02);
});

test('nothing is sold before it came in, or to somebody whom the shop does not know', () => {
  const pieces = new Set<string>();
  const phones = new Set<string>();
  for (const chapter of planStory(house, startedAt)) {
    if (chapter.kind === 'piece') pieces.add(chapter.piece.slug);
    if (chapter.kind === 'customers') chapter.customers.forEach(({ phone }) => phones.add(phone));
    if (chapter.kind !== 'order') continue;
    const { customer, lines } = chapter.order;
    expect(lines.filter(({ piece }) => !pieces.has(piece.slug))).toEqual([]);
    expect(customer === null || phones.has(customer.phone)).toBe(true);
  }
});

test.each([
  ['before it opens', '2026-05-14T05:00:00Z', 0],
  ['an hour after it opened', '2026-05-14T08:40:00Z', 3],
  ['in the night', '2026-05-14T21:50:00Z', 3],
])("a shop that is started %s has today's sales up to then", (_, moment, least) => {
  const orders = chaptersOf('order', new Date(moment)).filter(
    ({ at }) => at > new Date('2026-05-13T21:00:00Z'),
  );
  expect(orders.length).toBeGreaterThanOrEqual(least);
  expect(orders.filter(({ at }) => at >= new Date(moment))).toEqual([]);
});
