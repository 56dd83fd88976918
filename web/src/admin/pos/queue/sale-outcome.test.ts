import { expect, test } from '@jest/globals';
import { aProduct } from '../../../testing/builders.ts';
import { pieceOf } from '../cart.ts';
import { lineErrors, saleOutcome } from './sale-outcome.ts';

const ring = pieceOf(aProduct({ id: 7, nameAr: 'خاتم فيروز' }));
const band = pieceOf(aProduct({ id: 8, nameAr: 'دبلة' }));

test.each([
  [409, 'insufficient-stock'],
  [409, 'product-not-available'],
  [400, 'invalid-input'],
])('%s %s means that nothing was sold', (status, code) => {
  expect(saleOutcome({ status, code })).toBe('refused');
});

test.each([
  [0, 'unreachable'],
  [503, 'unavailable'],
  [500, 'internal'],
  [401, 'unauthenticated'],
  [429, 'too-many-requests'],
  [409, 'sale-in-progress'],
])('%s %s leaves open whether it was sold', (status, code) => {
  expect(saleOutcome({ status, code })).toBe('unknown');
});

test.each(['sale-expired', 'order-deleted', 'idempotency-key-reused'])(
  '%s uses the key up',
  (code) => {
    expect(saleOutcome({ status: 409, code })).toBe('key-spent');
  },
);

test('a stock answer stands at the line that it names', () => {
  const message = 'Only 1 of "دبلة" left';
  expect(lineErrors({ message, issues: [] }, [ring, band])).toEqual({ 8: message });
});

test('a product that is gone is known by its number', () => {
  const message = 'Product 7 is no longer in the shop';
  expect(lineErrors({ message, issues: [] }, [ring, band])).toEqual({ 7: message });
});

test('issues stand at the line of their path', () => {
  const issues = [{ path: 'items.1.quantity', message: 'Quantity must be at least 1' }];
  expect(lineErrors({ message: 'no', issues }, [ring, band])).toEqual({
    8: 'Quantity must be at least 1',
  });
});
