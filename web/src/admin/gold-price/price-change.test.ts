import { expect, test } from '@jest/globals';
import { isJump, priceChange } from './price-change.ts';

test('a change has its amount and its share of the price before', () => {
  expect(priceChange(4000, 4100)).toEqual({ amount: 100, share: 0.025 });
  expect(priceChange(4000.1, 4000.4)?.amount).toBe(0.3);
});

test.each([
  [4200, false],
  [3800, false],
  [4200.01, true],
  [3799.99, true],
  [0, true],
  [-5, false],
])('from 4000 to %s is a jump: %s', (to, jump) => {
  expect(isJump(priceChange(4000, to))).toBe(jump);
});

test('the first price, and an empty field, are compared with nothing', () => {
  expect(isJump(priceChange(0, 4000))).toBe(false);
  expect(isJump(priceChange(4000, null))).toBe(false);
});
