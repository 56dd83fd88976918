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

/** Where a till keeps what it must not lose. Each change is there as a whole or not at all. */
export interface TillKeep {
  read(): Promise<KeptTill>;
  /** Keeps the carts as they are now, but for those that are `gone`. */
  keepCarts(carts: Carts, gone?: readonly string[]): Promise<void>;
  /** The cart becomes a sale that is to be sent, and the next cart is open. */
  sell(sold: Pick<KeptSale, 'cart' | 'body' | 'soldAt'>, next: Cart): Promise<void>;
  changeSale(sale: KeptSale): Promise<void>;
  dropSale(sale: KeptSale): Promise<void>;
  /** What could not be sold is a cart again, put aside. */
  returnSale(sale: KeptSale, returned: { cart: Cart; heldAt: string }): Promise<void>;
  readCatalogue(): Promise<readonly KnownPiece[]>;
  keepCatalogue(pieces: readonly KnownPiece[]): Promise<void>;
}
