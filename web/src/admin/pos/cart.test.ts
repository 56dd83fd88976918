import { expect, test } from '@jest/globals';
import { aProduct } from '../../testing/builders.ts';
import {
  acceptPrices,
  addPiece,
  addRefusal,
  changeQuantity,
  emptyCart,
  pieceOf,
  putBack,
  refreshPieces,
  removePiece,
  setQuantity,
  type Cart,
} from './cart.ts';
import { obstacleOf, orderOf, totalsOf, wholeDiscount } from './totals.ts';

const ring = pieceOf(aProduct({ id: 1, quantity: 2 }));
const band = pieceOf(aProduct({ id: 2, quantity: 1 }));
const prices: Record<number, number> = { 1: 31_660, 2: 3_250 };
const priceOf = ({ id }: { id: number }) => prices[id] ?? null;

function cartOf(...pieces: (typeof ring)[]): Cart {
  return pieces.reduce(
    (cart, piece) => addPiece(cart, piece, prices[piece.id] ?? 0),
    emptyCart('key-1'),
  );
}

const quantities = (cart: Cart) => cart.lines.map((line) => [line.piece.id, line.quantity]);

test('the same piece again is one more of it', () => {
  expect(quantities(cartOf(ring, band, ring))).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test('no more pieces than there are can be added', () => {
  const cart = cartOf(ring, ring);
  expect(addRefusal(cart, ring, 31_660)).toBe('maximum');
  expect(addPiece(cart, ring, 31_660)).toBe(cart);
});

test('a piece that is sold out or archived cannot be added', () => {
  const cart = emptyCart('key-1');
  expect(addRefusal(cart, { ...ring, stock: 0 }, 31_660)).toBe('out-of-stock');
  expect(addRefusal(cart, { ...ring, onSale: false }, 31_660)).toBe('out-of-stock');
});

test('a piece without a price has to wait for it', () => {
  expect(addRefusal(emptyCart('key-1'), ring, null)).toBe('no-price');
});

test('a quantity goes neither below one nor above the stock', () => {
  const one = cartOf(ring);
  expect(quantities(changeQuantity(one, 1, -1))).toEqual([[1, 1]]);
  const two = changeQuantity(one, 1, 1);
  expect(quantities(changeQuantity(two, 1, 1))).toEqual([[1, 2]]);
});

test('when others bought meanwhile, the line stays for the seller to correct', () => {
  const cart = refreshPieces(cartOf(ring, ring), [1], [aProduct({ id: 1, quantity: 1 })]);
  expect(quantities(cart)).toEqual([[1, 2]]);
  expect(obstacleOf(cart, totalsOf(cart, priceOf), priceOf)).toBe('stock');
  const corrected = changeQuantity(cart, 1, -1);
  expect(obstacleOf(corrected, totalsOf(corrected, priceOf), priceOf)).toBeNull();
});

test('a piece that the shop no longer knows is not sold; one that it was not asked about is', () => {
  const cart = refreshPieces(cartOf(ring, band), [1], []);
  expect(cart.lines.map(({ piece }) => piece.onSale)).toEqual([false, true]);
  expect(obstacleOf(cart, totalsOf(cart, priceOf), priceOf)).toBe('stock');
});

test('a removed piece leaves the others', () => {
  expect(quantities(removePiece(cartOf(ring, band), 1))).toEqual([[2, 1]]);
});

test('totals are multiples of ten, the discount too', () => {
  const cart = { ...cartOf(ring, ring, band), discount: 155 };
  expect(totalsOf(cart, priceOf)).toEqual({ subtotal: 66_570, discount: 160, total: 66_410 });
});

test('one unknown price leaves the total unknown', () => {
  expect(totalsOf(cartOf(ring), () => null)).toBeNull();
  expect(obstacleOf(cartOf(ring), null, () => null)).toBe('no-price');
});

test('a discount in percent is taken of the subtotal, and follows it', () => {
  const percent = { discount: 10, discountKind: 'percent' } as const;
  const one = { ...cartOf(band), ...percent };
  expect(totalsOf(one, priceOf)).toEqual({ subtotal: 3_250, discount: 330, total: 2_920 });
  const three = { ...cartOf(ring, ring, band), ...percent };
  expect(totalsOf(three, priceOf)).toEqual({ subtotal: 66_570, discount: 6_660, total: 59_910 });
  const tooMuch = { ...one, discount: 101 };
  expect(obstacleOf(tooMuch, totalsOf(tooMuch, priceOf), priceOf)).toBe('discount');
});

test('a discount above the subtotal stops the sale', () => {
  const cart = { ...cartOf(band), discount: 3_260 };
  expect(obstacleOf(cart, totalsOf(cart, priceOf), priceOf)).toBe('discount');
});

test('an empty cart cannot be sold', () => {
  const cart = emptyCart('key-1');
  expect(obstacleOf(cart, totalsOf(cart, priceOf), priceOf)).toBe('empty');
});

test.each([
  [null, 0],
  [-20, 0],
  [12.5, 13],
  [150, 150],
])('a discount typed as %s counts as %s', (typed, discount) => {
  expect(wholeDiscount(typed)).toBe(discount);
});

test('the order asks for the prices on the screen, not for those of the moment of adding', () => {
  const cart = { ...cartOf(ring, ring), discount: 20 };
  const dearer = () => 32_000;
  const totals = totalsOf(cart, dearer);
  expect(totals && orderOf(cart, totals, dearer)).toEqual({
    items: [{ id: 1, quantity: 2, price: 32_000 }],
    discount: 20,
    total: 63_980,
    customerId: null,
  });
});

test('prices that were seen are the prices from now on', () => {
  expect(acceptPrices(cartOf(ring), () => 32_000).lines[0]?.price).toBe(32_000);
});

test('a price that moved stands in the way of the sale until it is accepted', () => {
  const dearer = () => 32_000;
  const cart = cartOf(ring);
  expect(obstacleOf(cart, totalsOf(cart, dearer), dearer)).toBe('moved');
  const accepted = acceptPrices(cart, dearer);
  expect(obstacleOf(accepted, totalsOf(accepted, dearer), dearer)).toBeNull();
});

test.each([
  [0, 1],
  [2, 2],
  [9, 2],
  [1.7, 1],
])('a quantity typed as %s is %s of a piece of which there are two', (typed, quantity) => {
  expect(quantities(setQuantity(cartOf(ring), 1, typed))).toEqual([[1, quantity]]);
});

test('a removed line comes back where it stood, once', () => {
  const cart = cartOf(ring, band);
  const [line] = cart.lines;
  if (!line) throw new Error('The cart has a line');
  const back = putBack(removePiece(cart, 1), line, 0);
  expect(quantities(back)).toEqual(quantities(cart));
  expect(putBack(back, line, 0)).toBe(back);
});
