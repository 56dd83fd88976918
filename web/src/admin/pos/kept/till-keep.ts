import type { Cart } from '../cart.ts';
import type { KeptCart, KeptSale, KnownPiece } from './till-database.ts';

export interface Carts {
  open: Cart;
  /** What was put aside first stands first. */
  held: readonly KeptCart[];
}

export interface KeptTill extends Carts {
  /** In the order of selling. */
  sales: readonly KeptSale[];
}

export interface CartsChange {
  /** The key of the cart that was open before. */
  from: string;
  /** The keys of carts that were given up. */
  gone?: readonly string[];
}

/** Where a till keeps what it must not lose. Each change is there as a whole or not at all. */
export interface TillKeep {
  read(): Promise<KeptTill>;
  /**
   * Keeps the carts as they are now, but for those that are `gone`. Rejects with a `ConstraintError`
   * where the open cart was no longer the one that this tab came `from`.
   */
  keepCarts(carts: Carts, change: CartsChange): Promise<void>;
  /** The cart becomes a sale that is to be sent, and the next cart is open; rejects as above. */
  sell(sold: Pick<KeptSale, 'cart' | 'body' | 'soldAt'>, next: Cart): Promise<void>;
  changeSale(sale: KeptSale): Promise<void>;
  dropSale(sale: KeptSale): Promise<void>;
  /** What could not be sold is a cart again, put aside. */
  returnSale(sale: KeptSale, returned: { cart: Cart; heldAt: string }): Promise<void>;
  readCatalogue(): Promise<readonly KnownPiece[]>;
  keepCatalogue(pieces: readonly KnownPiece[]): Promise<void>;
}
