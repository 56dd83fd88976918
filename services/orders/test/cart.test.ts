import { suiteSeed } from '@dahab/testing/suite-seed.ts';
import { describe, expect, test } from '@jest/globals';
import { assert, configureGlobal, integer, property } from 'fast-check';
import { cartOf } from '../src/sales/cart.ts';

configureGlobal({ seed: suiteSeed() });

const cart = (price: number, discount: number, total: number, quantity = 1) =>
  cartOf({ items: [{ id: 1, quantity, price }], discount, total });

describe('a cart', () => {
  test('has each product once', () => {
    const items = [
      { id: 1, quantity: 1, price: 100 },
      { id: 2, quantity: 1, price: 50 },
      { id: 1, quantity: 2, price: 100 },
    ];
    const { lines } = cartOf({ items, discount: 0, total: 350 });
    expect(lines).toEqual([
      { productId: 1, quantity: 3, price: 100 },
      { productId: 2, quantity: 1, price: 50 },
    ]);
  });

  test('does not take one product at two prices', () => {
    const items = [
      { id: 1, quantity: 1, price: 100 },
      { id: 1, quantity: 1, price: 90 },
    ];
    expect(() => cartOf({ items, discount: 0, total: 190 })).toThrow(/two different prices/);
  });

  test.each([
    ['exact amounts', 1000, 50, 950, { subtotal: 1000, discount: 50, total: 950 }],
    ['a price to round up', 3255, 0, 3255, { subtotal: 3260, discount: 0, total: 3260 }],
    ['a price to round down', 3254, 0, 3254, { subtotal: 3250, discount: 0, total: 3250 }],
    ['a discount to round', 1000, 57, 940, { subtotal: 1000, discount: 60, total: 940 }],
    [
      'half a step of discount, rounded first',
      1000,
      55,
      940,
      { subtotal: 1000, discount: 60, total: 940 },
    ],
    [
      'half a step of discount, rounded last',
      1000,
      55,
      945,
      { subtotal: 1000, discount: 50, total: 950 },
    ],
    ['nothing left to pay', 1000, 1000, 0, { subtotal: 1000, discount: 1000, total: 0 }],
  ])('takes %s', (_what, price, discount, total, expected) => {
    expect(cart(price, discount, total)).toMatchObject(expected);
  });

  test.each([
    ['a total too low', 1000, 0, 990],
    ['a total too high', 1000, 50, 960],
    ['a discount that is not taken off', 1000, 100, 1000],
  ])('refuses %s', (_what, price, discount, total) => {
    expect(() => cart(price, discount, total)).toThrow(/does not match/);
  });

  test('refuses a discount above the subtotal', () => {
    expect(() => cart(1000, 1001, 0)).toThrow('Discount cannot be more than the subtotal');
  });

  test('refuses more than the books can hold', () => {
    expect(() => cart(99_999_999, 0, 99_999_999, 1_000_000)).toThrow('The total is too large');
  });

  test('always adds up and is never negative', () => {
    const any = (max: number) => integer({ min: 0, max });
    assert(
      property(
        any(9_000_000),
        any(20),
        any(2_000),
        any(200),
        (cents, quantity, discount, total) => {
          let accepted;
          try {
            accepted = cart(cents / 100, discount, total, quantity + 1);
          } catch {
            return;
          }
          expect(accepted.subtotal - accepted.discount).toBe(accepted.total);
          expect(accepted.discount).toBeGreaterThanOrEqual(0);
          expect(accepted.total % 10).toBe(0);
          expect(accepted.total).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('is taken with any discount when the total is computed by the same rounding', () => {
    const tens = (max: number) => integer({ min: 0, max }).map((step) => step * 10);
    assert(
      property(tens(9_999_999), integer({ min: 0, max: 100 }), (price, percent) => {
        const discount = Math.floor((price * percent) / 100);
        expect(cart(price, discount, price - discount).subtotal).toBe(price);
      }),
      { numRuns: 1_000 },
    );
  });
});
