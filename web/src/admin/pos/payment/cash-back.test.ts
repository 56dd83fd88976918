import { expect, test } from '@jest/globals';
import { cashBackOf } from './cash-back.ts';

const sale = { items: [], discount: 0, total: 0 };

test('of too many notes the rest goes back, to the piastre', () => {
  const payments = [{ method: 'cash' as const, amount: 100.1, tendered: 200 }];
  expect(cashBackOf({ ...sale, payments })).toEqual({ kind: 'change', amount: 99.9 });
});

test('old gold that is worth more is paid out', () => {
  const payments = [{ method: 'cash' as const, amount: -4_750 }];
  expect(cashBackOf({ ...sale, payments })).toEqual({ kind: 'paidOut', amount: 4_750 });
});

test.each([
  [undefined],
  [[{ method: 'card' as const, amount: 100 }]],
  [[{ method: 'cash' as const, amount: 100 }]],
  [[{ method: 'cash' as const, amount: 100, tendered: 100 }]],
])('of %j nothing goes back', (payments) => {
  expect(cashBackOf({ ...sale, payments })).toBeNull();
});
