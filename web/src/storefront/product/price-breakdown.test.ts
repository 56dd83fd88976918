import { expect, test } from '@jest/globals';
import { priceBreakdown } from './price-breakdown.ts';

const gold = { basePrice21k: 4000, marginPerGram: 50 };

test('from one gram on, the margin is per gram', () => {
  const ring = { weight: 9.1, karat: 18, marginPerGram: null };
  expect(priceBreakdown(ring, gold)).toEqual({
    gram: expect.closeTo(3428.57, 2),
    margin: 50,
    marginIsPerGram: true,
    rounding: 5,
    total: 31_660,
  });
});

test('below one gram, the margin is for the piece', () => {
  const stud = { weight: 0.8, karat: 21, marginPerGram: null };
  expect(priceBreakdown(stud, gold)).toMatchObject({ marginIsPerGram: false, total: 3250 });
});

test('a margin of zero is a margin', () => {
  const coin = { weight: 8, karat: 21, marginPerGram: 0 };
  expect(priceBreakdown(coin, gold)).toMatchObject({ margin: 0, total: 32_000 });
});

test('there is no price before the shop has set one', () => {
  const ring = { weight: 9.1, karat: 18, marginPerGram: null };
  expect(priceBreakdown(ring, { basePrice21k: 0, marginPerGram: 0 })).toBeNull();
});
