import type { Product } from '@dahab/catalog/contract/product.ts';
import type { Customer } from '@dahab/identity/contract/customer.ts';
import type { Settlement } from './payment/settlement.ts';

/** What the till knows of a product; `stock` is what the shop had when it last said so. */
export interface CartPiece {
  id: number;
  barcode: string;
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

/** Who serves at the till. */
export interface Cashier {
  id: number;
  name: string;
}

export type CartCustomer = Pick<Customer, 'id' | 'firstName' | 'lastName' | 'phone'>;

export interface Cart extends Settlement {
  /** Sent with the sale: the same key makes one order, however often it is sent. */
  key: string;
  /** Who served it last; null before anybody did. */
  cashier: Cashier | null;
  lines: readonly CartLine[];
  customer: CartCustomer | null;
  /** As typed: whole EGP, or percent of the subtotal. */
  discount: number;
  discountKind: DiscountKind;
  /** Why the shop would not sell it; null for a cart that has not come back. */
  returned: Returned | null;
}

/** A sale that was sent and could not be made: the cart is the cashier's again. */
export interface Returned {
  /** The key that it was sent under. */
  from: string;
  /** The shop's sentence. */
  message: string;
  code: string;
  /** The shop's sentence about a piece, by the piece's id. */
  errorsByLine: Record<number, string>;
}

/** EGP for one piece, now; null while the shop has no gold price. */
export type PriceOf = (piece: CartPiece) => number | null;

export type DiscountKind = 'amount' | 'percent';

export type AddRefusal = 'out-of-stock' | 'no-price' | 'maximum';

export function emptyCart(key: string): Cart {
  return {
    key,
    cashier: null,
    lines: [],
    customer: null,
    discount: 0,
    discountKind: 'amount',
    tradeIns: [],
    payments: [],
    returned: null,
  };
}

export function pieceOf(product: Product): CartPiece {
  const { id, barcode, nameAr, name, weight, karat, marginPerGram, quantity, isArchived } = product;
  const image = product.images[0] ?? null;
  return {
    id,
    barcode,
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

/** As typed: at least one, at most what the shop has. */
export function setQuantity(cart: Cart, id: number, wanted: number): Cart {
  return changeLine(cart, id, (line) => {
    const ceiling = Math.max(1, line.piece.stock);
    return { ...line, quantity: Math.min(Math.max(1, Math.floor(wanted)), ceiling) };
  });
}

/** Puts a removed line back where it stood. */
export function putBack(cart: Cart, line: CartLine, index: number): Cart {
  if (quantityOf(cart, line.piece.id) > 0) return cart;
  return { ...cart, lines: cart.lines.toSpliced(index, 0, line) };
}

export function removePiece(cart: Cart, id: number): Cart {
  return { ...cart, lines: cart.lines.filter((line) => line.piece.id !== id) };
}

/**
 * What the shop says by now of the pieces that it was asked about; those that it no longer knows are
 * not for sale. Quantities stay, for the seller to see and correct.
 */
export function refreshPieces(
  cart: Cart,
  asked: readonly number[],
  products: readonly Product[],
): Cart {
  const fresh = new Map(products.map((product) => [product.id, pieceOf(product)]));
  const gone = new Set(asked.filter((id) => !fresh.has(id)));
  const lines = cart.lines.map((line) => {
    const { piece } = line;
    if (gone.has(piece.id)) return { ...line, piece: { ...piece, onSale: false } };
    return { ...line, piece: fresh.get(piece.id) ?? piece };
  });
  return { ...cart, lines };
}

/** The seller has seen the present prices. */
export function acceptPrices(cart: Cart, priceOfPiece: PriceOf): Cart {
  const lines = cart.lines.map((line) => ({
    ...line,
    price: priceOfPiece(line.piece) ?? line.price,
  }));
  return { ...cart, lines };
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

/** Nothing in it that somebody would miss. */
export function isEmptyCart({ lines, customer, tradeIns }: Cart): boolean {
  return lines.length === 0 && customer === null && tradeIns.length === 0;
}
