import { suiteSeed } from '@dahab/testing/suite-seed.ts';
import { describe, expect, test } from '@jest/globals';
import { InvalidInput, type Issue } from '@dahab/chassis/errors.ts';
import fc from 'fast-check';
import { type OrderInput, orderInputSchema } from '../contract/order.ts';
import {
  type PaymentInput,
  paymentMethods,
  type TradeInInput,
  tradeInTotalOf,
} from '../contract/settlement.ts';
import { type Settlement, settlementOf } from '../src/sales/settlement.ts';

fc.configureGlobal({ seed: suiteSeed() });

const runs = { numRuns: 2_000 };

const inputOf = (given: object, total: number): OrderInput =>
  orderInputSchema.parse({ items: [{ id: 1, quantity: 1, price: total }], total, ...given });

/** The issues of a refusal; none when the sale is taken. */
function issuesOf(given: object, total: number): readonly Issue[] {
  const input = inputOf(given, total);
  try {
    settlementOf(input, total);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidInput);
    return (error as InvalidInput).issues;
  }
}

const cents = (amount: number): number => Math.round(amount * 100);
const sumOf = (payments: readonly { amount: number }[]): number =>
  payments.reduce((sum, { amount }) => sum + cents(amount), 0);

const money = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);
const totals = fc.nat(20_000).map((tens) => tens * 10);
const tradeIn: fc.Arbitrary<TradeInInput> = fc.record({
  karat: fc.constantFrom(18, 21, 24),
  weight: fc.integer({ min: 1, max: 5_000 }).map((hundredths) => hundredths / 100),
  pricePerGram: money(0, 6_000),
});
const tradeIns = fc.array(tradeIn, { maxLength: 4 });

/** Parts of what is due, mostly right: split where the cuts are, and sometimes moved by a piastre. */
function paymentsFor(due: number): fc.Arbitrary<PaymentInput[]> {
  const methods = fc.shuffledSubarray([...paymentMethods]);
  const cuts = fc.array(fc.nat(100), { minLength: 2, maxLength: 2 });
  const offBy = fc.constantFrom(0, 0, 0, 0, 0.01, -0.01, 10);
  const tendered = fc.option(fc.constantFrom(0, 50, -1));
  return fc.tuple(methods, cuts, offBy, tendered).map(([chosen, shares, off, over]) => {
    let left = cents(due) + cents(off);
    return chosen.map((method, index) => {
      const isLast = index === chosen.length - 1;
      const part = isLast ? left : Math.trunc((left * (shares[index] ?? 0)) / 100);
      left -= part;
      const amount = part / 100;
      return { method, amount, ...(over !== null && { tendered: (part + over * 100) / 100 }) };
    });
  });
}

const sales = fc.tuple(totals, tradeIns).chain(([total, taken]) =>
  paymentsFor(total - tradeInTotalOf(taken)).map((payments) => ({
    total,
    tradeIns: taken,
    payments,
  })),
);

/** What the contract says of payments, in other words than the shop's own. */
function isRight(payments: readonly PaymentInput[], due: number): boolean {
  if (payments.length === 0) return true;
  if (new Set(payments.map(({ method }) => method)).size < payments.length) return false;
  const cashOnly = payments.every(
    ({ method, amount, tendered }) =>
      tendered === undefined ||
      (method === 'cash' && amount > 0 && cents(tendered ?? 0) >= cents(amount)),
  );
  if (!cashOnly || sumOf(payments) !== cents(due) || due === 0) return false;
  return due > 0
    ? payments.every(({ amount }) => amount > 0)
    : payments.length === 1 && payments[0]?.method === 'cash';
}

describe('a sale that is taken', () => {
  const taken = (settle: (settlement: Settlement, total: number) => void): void => {
    let count = 0;
    fc.assert(
      fc.property(sales, ({ total, ...given }) => {
        if (issuesOf(given, total).length > 0) return;
        count += 1;
        settle(settlementOf(given, total), total);
      }),
      runs,
    );
    expect(count).toBeGreaterThan(runs.numRuns / 10);
  };

  test('has due what its total is above the old gold, each line to the nearest 10', () => {
    taken(({ tradeIns: lines, tradeInTotal, due }, total) => {
      expect(tradeInTotal).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
      expect(lines.every(({ amount }) => amount % 10 === 0)).toBe(true);
      expect(due).toBe(total - tradeInTotal);
    });
  });

  test('is paid to the piastre, or says nothing of how', () => {
    taken(({ payments, due }) => {
      if (payments.length > 0) expect(sumOf(payments)).toBe(cents(due));
    });
  });

  test('gives back in cash exactly what was handed over too much', () => {
    taken(({ payments }) => {
      for (const { method, amount, tendered, change } of payments) {
        if (tendered === null) expect(change).toBeNull();
        else
          expect([method, cents(change ?? -1)]).toEqual(['cash', cents(tendered) - cents(amount)]);
      }
    });
  });
});

test('a sale is taken if and only if its payments are right', () => {
  fc.assert(
    fc.property(sales, ({ total, ...given }) => {
      const due = total - tradeInTotalOf(given.tradeIns);
      expect(issuesOf(given, total).length === 0).toBe(isRight(given.payments, due));
    }),
    runs,
  );
});

const cash = (amount: number, tendered?: number) => ({ method: 'cash', amount, tendered });
const card = (amount: number) => ({ method: 'card', amount });
const gold = { karat: 21, weight: 10, pricePerGram: 4_000 };
const ADD_UP = 'The payments do not add up to the amount due';

test.each([
  ['too little', [cash(900)], [], 'payments.0.amount', ADD_UP],
  ['too much', [card(500), cash(600)], [], 'payments.1.amount', ADD_UP],
  ['a piastre missing', [card(500), cash(499.99)], [], 'payments.1.amount', ADD_UP],
  [
    'a part of nothing',
    [card(0), cash(1000)],
    [],
    'payments.0.amount',
    'A payment must be more than 0',
  ],
  [
    'a negative part',
    [card(1100), cash(-100)],
    [],
    'payments.1.amount',
    'A payment must be more than 0',
  ],
  [
    'the same method twice',
    [cash(500), cash(500)],
    [],
    'payments.1.method',
    'Each payment method can be used once',
  ],
  [
    'too little cash handed over',
    [card(500), cash(500, 499)],
    [],
    'payments.1.tendered',
    'The cash received is less than the payment',
  ],
  [
    'a card that is handed over',
    [{ ...card(1000), tendered: 1000 }],
    [],
    'payments.0.tendered',
    'Only a cash payment has an amount received',
  ],
  [
    'a payment when nothing is due',
    [cash(0)],
    [{ ...gold, weight: 0.25 }],
    'payments.0.amount',
    'There is nothing to pay',
  ],
  [
    'a difference paid out by card',
    [card(-39_000)],
    [gold],
    'payments.0.method',
    'The difference is paid out in cash',
  ],
  ['another difference than there is', [cash(-38_990)], [gold], 'payments.0.amount', ADD_UP],
  [
    'money handed over for a difference paid out',
    [cash(-39_000, 0)],
    [gold],
    'payments.0.tendered',
    'Nothing is received when cash is paid out',
  ],
])('%s is refused on its field', (_what, payments, taken, path, message) => {
  expect(issuesOf({ payments, tradeIns: taken }, 1000)).toEqual([{ path, message }]);
});

test('old gold worth more than the books can hold is refused on its line', () => {
  const most = { karat: 24, weight: 10_000, pricePerGram: 9_000 };
  expect(issuesOf({ tradeIns: [most, { ...most, weight: 2_000 }] }, 1000)).toEqual([
    { path: 'tradeIns.1.pricePerGram', message: 'The old gold comes to too much' },
  ]);
});

test('a payment that came out of floats is of the amount that is meant', () => {
  const input = inputOf({ payments: [{ method: 'cash', amount: 9999.999999999998 }] }, 10_000);
  expect(settlementOf(input, 10_000).payments).toEqual([
    { method: 'cash', amount: 10_000, tendered: null, change: null },
  ]);
});

test('a payment of less than a piastre is none', () => {
  const payments = [
    { method: 'cash', amount: 10_000 },
    { method: 'card', amount: 1e-21 },
  ];
  const issue = { path: 'payments.1.amount', message: 'A payment must be more than 0' };
  expect(issuesOf({ payments }, 10_000)).toEqual([issue]);
});
