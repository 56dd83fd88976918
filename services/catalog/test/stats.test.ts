import { neighbour, shopper } from '@dahab/testing/test-client.ts';
import { suiteSeed } from '@dahab/testing/suite-seed.ts';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { startOfCairoWeek } from '../src/stats/cairo-week.ts';
import { aProduct, openShop } from './shop.ts';

fc.configureGlobal({ seed: suiteSeed() });

const WEDNESDAY = new Date('2025-01-15T10:00:00Z');
const shop = await openShop({ clock: () => WEDNESDAY });

test('the dashboard counts products that are not archived, and weighs what is in stock', async () => {
  await aProduct(shop, { weight: 2.25, quantity: 3 });
  await aProduct(shop, { weight: 0.1, quantity: 1 });
  const old = await aProduct(shop, { weight: 10, quantity: 0 });
  await aProduct(shop, { weight: 99, quantity: 9, isArchived: true });
  const lastWeek = new Date(startOfCairoWeek(WEDNESDAY).getTime() - 1);
  await shop.db('products').update({ created_at: WEDNESDAY });
  await shop.db('products').where({ id: old.id }).update({ created_at: lastWeek });
  const stats = { totalProducts: 3, newProducts: 2, totalWeight: 6.85 };
  expect((await shop.admin.get('/internal/stats')).body).toEqual(stats);
  expect((await shop.as(neighbour).get('/internal/stats')).body).toEqual(stats);
  expect((await shop.as(shopper).get('/internal/stats')).status).toBe(403);
  expect((await shop.guest.get('/internal/stats')).status).toBe(401);
});

test.each([
  ['a Wednesday in winter', '2025-01-15T10:00:00Z', '2025-01-10T22:00:00.000Z'],
  ['a Wednesday in summer', '2025-07-16T10:00:00Z', '2025-07-11T21:00:00.000Z'],
  [
    'Saturday, one minute past midnight in Cairo',
    '2025-07-18T21:01:00Z',
    '2025-07-18T21:00:00.000Z',
  ],
  [
    'Friday, one minute before midnight in Cairo',
    '2025-07-18T20:59:00Z',
    '2025-07-11T21:00:00.000Z',
  ],
  ['the Friday on which summer time begins', '2025-04-25T12:00:00Z', '2025-04-18T22:00:00.000Z'],
  ['the Saturday after that', '2025-04-26T12:00:00Z', '2025-04-25T21:00:00.000Z'],
  ['the Friday after summer time ended', '2025-10-31T12:00:00Z', '2025-10-24T21:00:00.000Z'],
  ['the Saturday after that', '2025-11-01T12:00:00Z', '2025-10-31T22:00:00.000Z'],
])('the week of %s (%s) began at %s', (_, moment, start) => {
  expect(startOfCairoWeek(new Date(moment)).toISOString()).toBe(start);
});

test('a week begins on a Saturday midnight in Cairo, at most seven days and an hour ago', () => {
  const inCairo = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Africa/Cairo',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const range = { min: new Date('2023-05-01'), max: new Date('2035-01-01'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(range), (moment) => {
      const start = startOfCairoWeek(moment);
      expect(inCairo.format(start)).toBe('Sat 00:00');
      const hours = (moment.getTime() - start.getTime()) / 3_600_000;
      expect(hours).toBeGreaterThanOrEqual(0);
      expect(hours).toBeLessThan(7 * 24 + 1);
    }),
    { numRuns: 500 },
  );
});
