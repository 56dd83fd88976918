import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { OrderInput } from '@dahab/orders/contract/order.ts';
import type { Cart, CartPiece } from '../cart.ts';

/** A cart that waits for the cashier: open, or held for later. */
export interface KeptCart {
  key: string;
  cart: Cart;
  /** By the clock of this device, only to be shown; null for the open one. */
  heldAt: string | null;
}

/** A sale on its way to the shop, or just arrived there. */
export interface KeptSale {
  /** The order of selling, whatever the clock said. */
  position: number;
  key: string;
  cart: Cart;
  /** What is sent, the same each time. */
  body: OrderInput;
  /** By the clock of this device, only to be shown. */
  soldAt: string;
  /** Null until the shop has answered with an order. */
  orderId: number | null;
  /** How often it was sent without an answer that settles it. */
  tries: number;
}

/** A piece as the till finds it without the shop. */
export interface KnownPiece extends CartPiece {
  /** Its names and tags as search compares them. */
  words: string;
}

export interface TillSchema extends DBSchema {
  carts: { key: string; value: KeptCart };
  sales: { key: number; value: KeptSale; indexes: { key: string } };
  /** All pieces that the shop last had, under one key. */
  catalogue: { key: string; value: readonly KnownPiece[] };
  /** The key of the open cart. */
  open: { key: string; value: string };
}

export type TillDatabase = IDBPDatabase<TillSchema>;

const NAME = 'till';
const VERSION = 1;

/**
 * What this till must not lose, in the browser's database: it outlives a reload, a crash and a power
 * cut. Rejects where the browser gives us no storage.
 */
export function openTillDatabase(): Promise<TillDatabase> {
  return openDB<TillSchema>(NAME, VERSION, {
    upgrade: (db) => {
      db.createObjectStore('carts', { keyPath: 'key' });
      const sales = db.createObjectStore('sales', { keyPath: 'position', autoIncrement: true });
      sales.createIndex('key', 'key', { unique: true });
      db.createObjectStore('catalogue');
      db.createObjectStore('open');
    },
    // Another tab has a newer build: it may go ahead, this one opens again when it is loaded anew.
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
  });
}
