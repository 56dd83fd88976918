import type { OrderInput } from '@dahab/orders/contract/order.ts';
import { roundedToTen } from '@dahab/pricing/contract/price.ts';
import type { Cart, CartLine, PriceOf } from './cart.ts';
import { settlementObstacle, settlementOf } from './payment/settlement.ts';

/** Whole pounds, never negative. */
export function wholeDiscount(typed: number | null): number {
  return Math.max(0, Math.round(typed ?? 0));
}

/** EGP, before it is rounded. */
export function discountOf(
  { discount, discountKind }: Pick<Cart, 'discount' | 'discountKind'>,
  subtotal: number,
): number {
  return discountKind === 'percent' ? (subtotal * discount) / 100 : discount;
}

export interface CartTotals {
  subtotal: number;
  discount: number;
  total: number;
}

/** EGP, multiples of 10; null while a price is not known. */
export function totalsOf(cart: Cart, priceOfPiece: PriceOf): CartTotals | null {
  let sum = 0;
  for (const { piece, quantity } of cart.lines) {
    const price = priceOfPiece(piece);
    if (price === null) return null;
    sum += price * quantity;
  }
  const subtotal = roundedToTen(sum);
  const discount = roundedToTen(discountOf(cart, subtotal));
  return { subtotal, discount, total: subtotal - discount };
}

export type SaleObstacle =
  | 'empty'
  | 'no-price'
  | 'stock'
  | 'moved'
  | 'discount'
  | 'payment'
  /** Something is typed that cannot be read, or has just become something else. */
  | 'typing';

/** Why the cart cannot be sold as it is; null when it can. */
export function obstacleOf(
  cart: Cart,
  totals: CartTotals | null,
  priceOfPiece: PriceOf,
): SaleObstacle | null {
  if (cart.lines.length === 0) return 'empty';
  if (totals === null) return 'no-price';
  if (cart.lines.some(isShort)) return 'stock';
  if (cart.lines.some((line) => hasMoved(line, priceOfPiece))) return 'moved';
  if (totals.total < 0) return 'discount';
  return settlementObstacle(cart, totals.total) === null ? null : 'payment';
}

/** The price is no longer the one that the seller saw and the customer heard. */
export function hasMoved({ piece, price }: CartLine, priceOfPiece: PriceOf): boolean {
  const now = priceOfPiece(piece);
  return now !== null && now !== price;
}

/** More pieces in the cart than the shop has, or a piece that it no longer sells. */
export function isShort({ piece, quantity }: CartLine): boolean {
  return !piece.onSale || quantity > piece.stock;
}

/** The order that the cart asks for, at the prices on the screen. */
export function orderOf(cart: Cart, totals: CartTotals, priceOfPiece: PriceOf): OrderInput {
  return {
    items: cart.lines.map(({ piece, quantity, price }) => ({
      id: piece.id,
      quantity,
      price: priceOfPiece(piece) ?? price,
    })),
    discount: totals.discount,
    total: totals.total,
    customerId: cart.customer?.id ?? null,
    ...settlementOf(cart, totals.total),
  };
}
