import type { Product } from '@dahab/catalog/contract/product.ts';
import type { Customer } from '@dahab/identity/contract/customer.ts';
import type { OrderInput } from '@dahab/orders/contract/order.ts';
import { roundedToTen } from '@dahab/pricing/contract/price.ts';

/** What the till knows of a product; `stock` is what the shop had when it last said so. */
export interface CartPiece {
  id: number;
  nameAr: string;
  name: string;
  image: string | null;
  weight: number;
  karat: number;
  marginPerGram: number | null;
  stock: number;
  onSale: boolean;
}

export interface CartLine {
  piece: CartPiece;
  quantity: number;
  /** EGP for one piece when it was added, or since the seller accepted a move. */
  price: number;
}

export type CartCustomer = Pick<Customer, 'id' | 'firstName' | 'lastName' | 'phone'>;

export interface Cart {
  /** Sent with the sale: the same key makes one order, however often it is sent. */
  key: string;
  lines: readonly CartLine[];
  customer: CartCustomer | null;
  /** As typed: whole EGP, or percent of the subtotal. */
  discount: number;
  discountKind: DiscountKind;
  /** What was sent while its answer is not known: only this may be sent again. */
  sent: OrderInput | null;
}

export type DiscountKind = 'amount' | 'percent';

export type AddRefusal = 'out-of-stock' | 'no-price' | 'maximum';

export function emptyCart(key: string): Cart {
  return { key, lines: [], customer: null, discount: 0, discountKind: 'amount', sent: null };
}

export function pieceOf(product: Product): CartPiece {
  const { id, nameAr, name, weight, karat, marginPerGram, quantity, isArchived } = product;
  const image = product.images[0] ?? null;
  return {
    id,
    nameAr,
    name,
    image,
    weight,
    karat,
    marginPerGram,
    stock: quantity,
    onSale: !isArchived,
  };
}

/** Why one more of a piece cannot be added; null when it can. */
export function addRefusal(cart: Cart, piece: CartPiece, price: number | null): AddRefusal | null {
  if (piece.stock <= 0 || !piece.onSale) return 'out-of-stock';
  if (price === null) return 'no-price';
  return quantityOf(cart, piece.id) >= piece.stock ? 'maximum' : null;
}

export function addPiece(cart: Cart, piece: CartPiece, price: number): Cart {
  if (addRefusal(cart, piece, price)) return cart;
  if (quantityOf(cart, piece.id) > 0) return changeQuantity(cart, piece.id, 1);
  return { ...cart, lines: [...cart.lines, { piece, quantity: 1, price }] };
}

/** Never below one, never above the stock; a line already above it may only shrink. */
export function changeQuantity(cart: Cart, id: number, by: 1 | -1): Cart {
  return changeLine(cart, id, (line) => {
    const wanted = line.quantity + by;
    if (wanted < 1 || (by > 0 && wanted > line.piece.stock)) return line;
    return { ...line, quantity: wanted };
  });
}

export function removePiece(cart: Cart, id: number): Cart {
  return { ...cart, lines: cart.lines.filter((line) => line.piece.id !== id) };
}

/** What the shop says of the pieces by now; quantities stay, for the seller to see and correct. */
export function refreshPieces(cart: Cart, products: readonly Product[]): Cart {
  const fresh = new Map(products.map((product) => [product.id, pieceOf(product)]));
  const lines = cart.lines.map((line) => ({
    ...line,
    piece: fresh.get(line.piece.id) ?? line.piece,
  }));
  return { ...cart, lines };
}

/** The seller has seen the present prices. */
export function acceptPrices(cart: Cart, priceOfPiece: (piece: CartPiece) => number | null): Cart {
  const lines = cart.lines.map((line) => ({
    ...line,
    price: priceOfPiece(line.piece) ?? line.price,
  }));
  return { ...cart, lines };
}

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
export function totalsOf(
  cart: Cart,
  priceOfPiece: (piece: CartPiece) => number | null,
): CartTotals | null {
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

export type SaleObstacle = 'empty' | 'no-price' | 'discount' | 'stock';

/** Why the cart cannot be sold as it is; null when it can. */
export function obstacleOf(cart: Cart, totals: CartTotals | null): SaleObstacle | null {
  if (cart.lines.length === 0) return 'empty';
  if (totals === null) return 'no-price';
  if (cart.lines.some(isShort)) return 'stock';
  return totals.total < 0 ? 'discount' : null;
}

/** More pieces in the cart than the shop has, or a piece that it no longer sells. */
export function isShort({ piece, quantity }: CartLine): boolean {
  return !piece.onSale || quantity > piece.stock;
}

/** The order that the cart asks for, at the prices on the screen. */
export function orderOf(
  cart: Cart,
  totals: CartTotals,
  priceOfPiece: (piece: CartPiece) => number | null,
): OrderInput {
  return {
    items: cart.lines.map(({ piece, quantity, price }) => ({
      id: piece.id,
      quantity,
      price: priceOfPiece(piece) ?? price,
    })),
    discount: totals.discount,
    total: totals.total,
    customerId: cart.customer?.id ?? null,
  };
}

export function quantityOf(cart: Cart, id: number): number {
  return cart.lines.find((line) => line.piece.id === id)?.quantity ?? 0;
}

export function countPieces(cart: Cart): number {
  return cart.lines.reduce((count, line) => count + line.quantity, 0);
}

function changeLine(cart: Cart, id: number, change: (line: CartLine) => CartLine): Cart {
  const lines = cart.lines.map((line) => (line.piece.id === id ? change(line) : line));
  return { ...cart, lines };
}
