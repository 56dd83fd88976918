import { beforeEach, expect, test } from '@jest/globals';
import { aProduct } from '../../testing/builders.ts';
import { addPiece, emptyCart, pieceOf } from './cart.ts';
import { loadCart, newCartKey, readCart, saveCart } from './cart-storage.ts';

beforeEach(() => localStorage.clear());

test('a cart comes back as it was, with its key', () => {
  const cart = addPiece(emptyCart('key-1'), pieceOf(aProduct()), 31_660);
  saveCart(cart);
  expect(loadCart()).toEqual(cart);
});

test('without a kept cart there is a new one with a key of its own', () => {
  expect(loadCart()).toMatchObject({ lines: [], sent: null });
  expect(loadCart().key).not.toBe(loadCart().key);
});

test.each(['', 'null', '{"key":1}', '{"key":"k","lines":[{}]}', '[', '{"key":"k","lines":"no"}'])(
  'what is no cart is left aside: %s',
  (text) => {
    expect(readCart(text)).toBeNull();
  },
);

test('keys are fit for a header and never alike', () => {
  expect(newCartKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newCartKey()).not.toBe(newCartKey());
});
