import { suiteSeed } from '@dahab/testing/suite-seed.ts';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  goldPoundPriceOf,
  gramPriceOf,
  karats,
  type PricedPiece,
  priceOf,
  roundedToTen,
  tradeInAmountOf,
} from '../contract/price.ts';
import {
  goldPoundByDecimals,
  gramPriceByDecimals,
  priceByDecimals,
  roundedByDecimals,
  tradeInByDecimals,
} from './decimal-oracle.ts';

fc.configureGlobal({ seed: suiteSeed() });

const runs = { numRuns: 1_000 };

/** Amounts with two decimals as the text that a person would type, from whole hundredths. */
function amount(from: number, to: number): fc.Arbitrary<string> {
  return fc
    .integer({ min: from, max: to })
    .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
}

const base = amount(1, 2_000_000);
const margin = amount(0, 200_000);
const weight = amount(1, 100_000);
const belowOneGram = amount(1, 99);
const karat = fc.constantFrom(...karats);

function priced(given: {
  base: string;
  margin: string;
  weight: string;
  karat: number;
  own?: string;
}): number {
  const piece: PricedPiece = {
    weight: Number(given.weight),
    karat: given.karat,
    marginPerGram: given.own === undefined ? null : Number(given.own),
  };
  const gold = { basePrice21k: Number(given.base), marginPerGram: Number(given.margin) };
  return priceOf(piece, gold) ?? Number.NaN;
}

describe('the price of any piece', () => {
  test('is what decimal arithmetic says, with the general margin', () => {
    fc.assert(
      fc.property(fc.record({ base, margin, weight, karat }), (given) => {
        expect(priced(given)).toBe(priceByDecimals(given));
      }),
      runs,
    );
  });

  test('is what decimal arithmetic says, with a margin of its own, whatever the general one', () => {
    fc.assert(
      fc.property(fc.record({ base, margin, weight, karat, own: margin }), (given) => {
        expect(priced(given)).toBe(priceByDecimals({ ...given, margin: given.own }));
      }),
      runs,
    );
  });

  test('is what decimal arithmetic says below one gram', () => {
    fc.assert(
      fc.property(fc.record({ base, margin, weight: belowOneGram, karat }), (given) => {
        expect(priced(given)).toBe(priceByDecimals(given));
      }),
      runs,
    );
  });

  test('rounds up what lies exactly between two tens', () => {
    const tie = fc.integer({ min: 0, max: 5_000 }).map((tens) => tens * 10 + 5);
    fc.assert(
      fc.property(tie, fc.constantFrom(1, 2, 4, 5, 10, 20, 25, 50, 100), (price, parts) => {
        const given = { base: `${price / parts}`, margin: '0', weight: `${parts}`, karat: 21 };
        fc.pre(Number.isInteger((price * 100) / parts));
        expect(priced(given)).toBe(price + 5);
      }),
      runs,
    );
  });

  test('is a multiple of 10, within 5 of the exact amount', () => {
    fc.assert(
      fc.property(fc.record({ base, margin: fc.constant('0'), weight, karat }), (given) => {
        const price = priced(given);
        expect(price % 10).toBe(0);
        const exact = (Number(given.base) * given.karat * Number(given.weight)) / 21;
        expect(Math.abs(price - exact)).toBeLessThan(5.001);
      }),
      runs,
    );
  });

  test('does not fall when the piece is heavier', () => {
    const pair = fc.tuple(fc.oneof(belowOneGram, weight), weight);
    fc.assert(
      fc.property(fc.record({ base, margin, karat }), pair, (given, weights) => {
        const [lighter, heavier] = weights.toSorted((one, other) => Number(one) - Number(other));
        expect(priced({ ...given, weight: heavier ?? '' })).toBeGreaterThanOrEqual(
          priced({ ...given, weight: lighter ?? '' }),
        );
      }),
      runs,
    );
  });

  test('does not jump at one gram, where the margin begins to count by the gram', () => {
    fc.assert(
      fc.property(fc.record({ base, margin, karat }), (given) => {
        const justBelow = priceByDecimals({ ...given, weight: '0.99' });
        const atOne = priced({ ...given, weight: '1.00' });
        const hundredth = Number(given.base) * (given.karat / 21) * 0.01;
        expect(atOne - justBelow).toBeLessThanOrEqual(hundredth + 10);
        expect(atOne).toBeGreaterThanOrEqual(justBelow);
      }),
      runs,
    );
  });

  test('does not fall with a higher gold price, margin or karat', () => {
    const more = amount(0, 100_000);
    fc.assert(
      fc.property(fc.record({ base, margin, weight, karat }), more, (given, rise) => {
        const price = priced(given);
        const plus = (text: string): string => (Number(text) + Number(rise)).toFixed(2);
        expect(priced({ ...given, base: plus(given.base) })).toBeGreaterThanOrEqual(price);
        expect(priced({ ...given, margin: plus(given.margin) })).toBeGreaterThanOrEqual(price);
        expect(priced({ ...given, karat: 24 })).toBeGreaterThanOrEqual(price);
      }),
      runs,
    );
  });

  test('with a margin of 0 of its own is the price without any margin', () => {
    fc.assert(
      fc.property(fc.record({ base, margin, weight, karat }), (given) => {
        expect(priced({ ...given, own: '0' })).toBe(priceByDecimals({ ...given, margin: '0' }));
      }),
      runs,
    );
  });
});

describe('any other amount', () => {
  test('is for old gold its weight at the price of the gram', () => {
    fc.assert(
      fc.property(amount(1, 10_000_000), amount(0, 9_999_999_999), (grams, pricePerGram) => {
        const taken = tradeInAmountOf(Number(grams), Number(pricePerGram));
        expect(taken).toBe(tradeInByDecimals(grams, pricePerGram));
      }),
      runs,
    );
  });

  test('on the price strip is what decimal arithmetic says', () => {
    fc.assert(
      fc.property(base, karat, margin, (text, of, anyMargin) => {
        const gold = { basePrice21k: Number(text), marginPerGram: Number(anyMargin) };
        expect(gramPriceOf(of, gold)).toBe(gramPriceByDecimals(text, of));
      }),
      runs,
    );
  });

  test('of a gold pound is exactly eight grams as entered', () => {
    fc.assert(
      fc.property(base, (text) => {
        const gold = { basePrice21k: Number(text), marginPerGram: 0 };
        expect(goldPoundPriceOf(gold)).toBe(goldPoundByDecimals(text));
      }),
      runs,
    );
  });

  test('rounds to ten as decimal arithmetic says, and once is enough', () => {
    fc.assert(
      fc.property(amount(0, 9_999_999_999), (text) => {
        const rounded = roundedToTen(Number(text));
        expect(rounded).toBe(roundedByDecimals(text));
        expect(roundedToTen(rounded)).toBe(rounded);
      }),
      runs,
    );
  });
});
