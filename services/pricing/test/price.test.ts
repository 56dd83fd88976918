import { describe, expect, test } from '@jest/globals';
import {
  goldPoundPriceOf,
  gramPriceOf,
  type Karat,
  priceOf,
  roundedToTen,
} from '../contract/price.ts';

const gold = { basePrice21k: 4000, marginPerGram: 50 };
const piece = { weight: 1, karat: 21, marginPerGram: null };

describe('the price of a piece', () => {
  test('is 31,660 for 9.1 g of 18 karat, where floats say 31,650', () => {
    expect(priceOf({ weight: 9.1, karat: 18, marginPerGram: null }, gold)).toBe(31_660);
  });

  test('takes the margin once below one gram', () => {
    expect(priceOf({ ...piece, weight: 0.8 }, gold)).toBe(3_250);
  });

  test('takes the margin on every gram from one gram on', () => {
    expect(priceOf({ ...piece, weight: 1 }, gold)).toBe(4_050);
    expect(priceOf({ ...piece, weight: 10 }, gold)).toBe(40_500);
  });

  test('takes the piece’s own margin before the general one', () => {
    expect(priceOf({ ...piece, weight: 10, marginPerGram: 120.5 }, gold)).toBe(41_210);
  });

  test('sees a margin of 0 as a margin', () => {
    expect(priceOf({ ...piece, weight: 10, marginPerGram: 0 }, gold)).toBe(40_000);
  });

  test.each([
    [4004.99, 4_000],
    [4005, 4_010],
    [4014.99, 4_010],
    [4015, 4_020],
  ])('rounds %d half up to %d', (base, expected) => {
    expect(priceOf(piece, { basePrice21k: base, marginPerGram: 0 })).toBe(expected);
  });

  test('is unknown without a gold price or a weight', () => {
    expect(priceOf(piece, { basePrice21k: 0, marginPerGram: 50 })).toBeNull();
    expect(priceOf({ ...piece, weight: 0 }, gold)).toBeNull();
  });

  test('stays exact at the largest amounts that the shop can hold', () => {
    const most = 99_999_999.99;
    expect(
      priceOf(
        { weight: most, karat: 21, marginPerGram: null },
        { basePrice21k: most, marginPerGram: 0 },
      ),
    ).toBe(9_999_999_998_000_000);
  });
});

describe('the price strip', () => {
  test.each<[Karat, number]>([
    [18, 3_430],
    [21, 4_000],
    [24, 4_570],
  ])('shows a gram of %d karat at %d, without margin', (karat, expected) => {
    expect(gramPriceOf(karat, gold)).toBe(expected);
  });

  test('has nothing to show without a gold price', () => {
    expect(gramPriceOf(21, { basePrice21k: 0, marginPerGram: 50 })).toBeNull();
  });

  test('counts a gold pound as eight grams at the price as entered', () => {
    expect(goldPoundPriceOf({ basePrice21k: 4003.33, marginPerGram: 50 })).toBe(32_026.64);
    expect(goldPoundPriceOf({ basePrice21k: 0, marginPerGram: 50 })).toBeNull();
  });
});

test.each([
  [0, 0],
  [4.99, 0],
  [5, 10],
  [31_655, 31_660],
  [31_654.99, 31_650],
])('an amount of %d rounds to %d', (amount, expected) => {
  expect(roundedToTen(amount)).toBe(expected);
});
