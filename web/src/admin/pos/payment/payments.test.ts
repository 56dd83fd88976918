import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  paymentMethods,
  paymentObstacle,
  paymentsOf,
  splitOf,
  withAmount,
  withMethod,
  withTendered,
  type ChosenPayment,
} from './payments.ts';
import { SUITE_SEED } from '../../../testing/suite-seed.ts';

fc.configureGlobal({ seed: SUITE_SEED });

const cash = withMethod([], 'cash');
const cashAndCard = withMethod(cash, 'card');

const shares = (chosen: readonly ChosenPayment[], due: number) =>
  splitOf(chosen, due).map(({ method, share }) => [method, share]);

test('one press pays everything in cash', () => {
  expect(paymentsOf(cash, 31_660)).toEqual([{ method: 'cash', amount: 31_660 }]);
});

test('pressed again, nobody says how it was paid', () => {
  expect(paymentsOf(withMethod(cash, 'cash'), 31_660)).toEqual([]);
});

test('a part by card leaves the rest for cash, also when the total moves', () => {
  const chosen = withAmount(cashAndCard, 'card', 4_000);
  expect(shares(chosen, 10_000)).toEqual([
    ['cash', 6_000],
    ['card', 4_000],
  ]);
  expect(shares(chosen, 12_000)).toEqual([
    ['cash', 8_000],
    ['card', 4_000],
  ]);
});

test('what is typed stays, the rest goes to the other', () => {
  const chosen = withAmount(withAmount(cashAndCard, 'card', 4_000), 'cash', 1_000);
  expect(shares(chosen, 10_000)).toEqual([
    ['cash', 1_000],
    ['card', 9_000],
  ]);
});

test('without the one that took the rest, another one takes it', () => {
  const chosen = withMethod(withAmount(cashAndCard, 'card', 4_000), 'cash');
  expect(shares(chosen, 10_000)).toEqual([['card', 10_000]]);
});

test('change is what was handed over above the part in cash', () => {
  const chosen = withTendered(withAmount(cashAndCard, 'card', 4_000), 6_200);
  expect(splitOf(chosen, 10_000)[0]).toMatchObject({ share: 6_000, change: 200 });
  expect(paymentsOf(chosen, 10_000)[0]).toEqual({ method: 'cash', amount: 6_000, tendered: 6_200 });
});

test('too little in cash, and more than is due, are said before the sale', () => {
  expect(paymentObstacle(withTendered(cash, 9_990), 10_000)).toBe('short');
  expect(paymentObstacle(withTendered(cash, 9e15), 10_000)).toBe('over');
  expect(paymentObstacle(withTendered(cash, 10_000), 10_000)).toBeNull();
  expect(paymentObstacle(withAmount(cashAndCard, 'card', 10_010), 10_000)).toBe('over');
});

test('where old gold is worth more, the difference is paid out in cash', () => {
  expect(paymentsOf([], -1_500)).toEqual([{ method: 'cash', amount: -1_500 }]);
  expect(paymentsOf(cashAndCard, 0)).toEqual([]);
});

const moves = fc.array(
  fc.oneof(
    fc.record({ method: fc.constantFrom(...paymentMethods) }),
    fc.record({
      method: fc.constantFrom(...paymentMethods),
      amount: fc.integer({ min: 0, max: 2_000_000 }).map((piastres) => piastres / 100),
    }),
  ),
  { maxLength: 12 },
);

const after = (made: readonly { method: ChosenPayment['method']; amount?: number }[]) =>
  made.reduce<readonly ChosenPayment[]>(
    (chosen, { method, amount }) =>
      amount === undefined ? withMethod(chosen, method) : withAmount(chosen, method, amount),
    [],
  );

test('whatever is pressed and typed, exactly one of the chosen takes the rest', () => {
  fc.assert(
    fc.property(moves, (made) => {
      const chosen = after(made);
      const takers = chosen.filter(({ amount }) => amount === null);
      expect(takers).toHaveLength(Math.min(1, chosen.length));
    }),
  );
});

test('whatever is pressed and typed, what can be paid sums up to what is due', () => {
  fc.assert(
    fc.property(moves, fc.integer({ min: 1, max: 500 }), (made, tens) => {
      const chosen = after(made);
      const due = tens * 10;
      fc.pre(chosen.length > 0 && paymentObstacle(chosen, due) === null);
      const paid = paymentsOf(chosen, due);
      const sum = paid.reduce((piastres, { amount }) => piastres + Math.round(amount * 100), 0);
      expect(sum).toBe(due * 100);
      expect(paid.every(({ amount }) => amount > 0)).toBe(true);
    }),
  );
});
