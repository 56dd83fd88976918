import { expect, test } from '@jest/globals';
import { karats } from '@dahab/pricing/contract/price.ts';
import fc from 'fast-check';
import { withMethod } from './payments.ts';
import { dueOf, settlementOf, tradeInTotalOf, type CartTradeIn } from './settlement.ts';
import { SUITE_SEED } from '../../../testing/suite-seed.ts';

fc.configureGlobal({ seed: SUITE_SEED });

const bangle: CartTradeIn = { karat: 21, weight: 2.5, pricePerGram: 3_900 };
const cash = withMethod([], 'cash');

test('a plain sale says nothing of payments and old gold', () => {
  expect(settlementOf({ tradeIns: [], payments: [] }, 17_000)).toEqual({});
});

test('old gold is taken off, the rest is what is paid', () => {
  expect(tradeInTotalOf([bangle])).toBe(9_750);
  expect(settlementOf({ tradeIns: [bangle], payments: cash }, 17_000)).toEqual({
    tradeIns: [bangle],
    payments: [{ method: 'cash', amount: 7_250 }],
  });
});

test('old gold that is worth more is paid out, whatever was chosen', () => {
  expect(settlementOf({ tradeIns: [bangle], payments: [] }, 5_000).payments).toEqual([
    { method: 'cash', amount: -4_750 },
  ]);
});

const tradeIns = fc.array(
  fc.record({
    karat: fc.constantFrom(...karats),
    weight: fc.integer({ min: 1, max: 50_000 }).map((hundredths) => hundredths / 100),
    pricePerGram: fc.integer({ min: 0, max: 900_000 }).map((hundredths) => hundredths / 100),
  }),
  { maxLength: 20 },
);

test('what is due is a multiple of ten, and is paid to the piastre', () => {
  fc.assert(
    fc.property(tradeIns, fc.integer({ min: 0, max: 100_000 }), (taken, tens) => {
      const due = dueOf(tens * 10, taken);
      expect(Math.abs(due % 10)).toBe(0);
      const { payments = [] } = settlementOf({ tradeIns: taken, payments: cash }, tens * 10);
      expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(due);
    }),
  );
});
