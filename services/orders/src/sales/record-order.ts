import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import { Conflict } from '@dahab/chassis/errors.ts';
import { emit } from '@dahab/chassis/messaging/emit.ts';
import type { SoldPiece } from '@dahab/catalog/contract/reservations.ts';
import type { GoldPrice } from '@dahab/pricing/contract/price.ts';
import { orderPlaced } from '../../contract/events.ts';
import type { Order, OrderCustomer, Seller } from '../../contract/order.ts';
import { insertOrder } from '../orders/insert-order.ts';
import { findOrderByReference } from '../orders/store.ts';
import type { Cart } from './cart.ts';
import { itemsOf } from './items.ts';
import { findSale } from './store.ts';

export interface SaleFacts {
  readonly reference: string;
  readonly cart: Cart;
  /** As catalog reserved them. */
  readonly pieces: readonly SoldPiece[];
  readonly gold: GoldPrice;
  readonly customer: OrderCustomer | null;
  readonly soldBy: Seller | null;
  readonly now: Date;
}

/** Writes the order and tells it, if the sale is still open; the order of another attempt if not. */
export async function recordOrder(trx: Transaction, facts: SaleFacts): Promise<Order> {
  const { reference, cart, customer, now } = facts;
  const items = itemsOf(cart.lines, facts.pieces, facts.gold);
  const order = await insertOrder(trx, {
    reference,
    customer,
    items,
    itemCount: items.reduce((count, item) => count + item.quantity, 0),
    subtotal: cart.subtotal,
    discount: cart.discount,
    total: cart.total,
    settlement: cart.settlement,
    basePrice21k: facts.gold.basePrice21k,
    priceFlagged: items.some((item) => item.priceFlagged),
    createdAt: now,
    soldBy: facts.soldBy,
  });
  if (order === null) return orderOfAnotherAttempt(trx, reference);
  await emit(trx, orderPlaced, {
    orderId: order.id,
    reference,
    customerId: order.customerId,
    total: order.total,
    itemCount: order.itemCount,
    placedAt: order.createdAt,
  });
  return order;
}

/** The order that a sale led to. 409 when it was deleted since. */
export async function findOrderOfSale(connection: Connection, reference: string): Promise<Order> {
  const order = await findOrderByReference(connection, reference);
  if (order) return order;
  throw new Conflict('The order of this sale was deleted', 'order-deleted');
}

async function orderOfAnotherAttempt(trx: Transaction, reference: string): Promise<Order> {
  const sale = await findSale(trx, reference);
  if (sale?.state === 'done') return findOrderOfSale(trx, reference);
  throw new Conflict('The sale took too long; please send it again', 'sale-expired');
}
