import type { Database } from '@dahab/chassis/database/connect.ts';
import { InvalidInput, ShopError } from '@dahab/chassis/errors.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import type { Log } from '@dahab/chassis/log.ts';
import { reserveStock, type SoldPiece } from '@dahab/catalog/contract/reservations.ts';
import { findCustomer } from '@dahab/identity/contract/customer.ts';
import { getGoldPriceSettings } from '@dahab/pricing/contract/gold-price.ts';
import type { Order, OrderCustomer, OrderInput, Seller } from '../../contract/order.ts';
import { type Cart, cartOf } from './cart.ts';
import { closeSale, giveStockBack } from './close-sale.ts';
import { hashOf } from './idempotency.ts';
import { saidOfItems } from './item-issues.ts';
import { inItsTurn } from './in-its-turn.ts';
import { keepingLease } from './lease.ts';
import { openSale } from './open-sale.ts';
import { findOrderOfSale, recordOrder } from './record-order.ts';
import { endLease, type Sale } from './store.ts';

export interface SaleDoors {
  readonly db: Database;
  readonly call: CallService;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Who sells; `key` names the sale for its repetitions. */
export interface SaleCall {
  readonly soldBy: Seller | null;
  readonly key: string | null;
}

/**
 * Sells a cart: the sale is noted, its stock reserved, its order written and told, each step so that
 * it may be repeated. A refusal ends the sale and frees its key; when a part of the shop is down, a
 * sale with a key stays open and goes on under the same reference when it is sent again.
 */
export async function makeSale(
  doors: SaleDoors,
  input: OrderInput,
  { soldBy, key }: SaleCall,
): Promise<Order> {
  const cart = cartOf(input);
  const payloadHash = hashOf(cart);
  const sale = await inItsTurn(() => openSale(doors.db, { key, payloadHash, now: doors.clock() }));
  if (sale.state === 'done') return findOrderOfSale(doors.db, sale.reference);
  const stock = { mayBeHeld: sale.isResumed };
  try {
    return await keepingLease(doors, sale.reference, () =>
      completeSale(doors, sale, { cart, soldBy, stock }),
    );
  } catch (error) {
    const order = await endAttempt(doors, sale, { error, stock });
    if (order) return order;
    throw saidOfItems(error, cart.lines, input.items);
  }
}

/** Whether catalog may hold stock for a sale: as long as nobody can say that it does not. */
interface Stock {
  mayBeHeld: boolean;
}

async function completeSale(
  { db, call, clock }: SaleDoors,
  { reference }: Sale,
  { cart, soldBy, stock }: { cart: Cart; soldBy: Seller | null; stock: Stock },
): Promise<Order> {
  const [gold, customer] = await Promise.all([
    call('pricing', getGoldPriceSettings),
    cart.customerId === null ? null : findBuyer(call, cart.customerId),
  ]);
  const pieces = await reservePieces(call, reference, cart, stock);
  return db.transaction((trx) =>
    recordOrder(trx, { reference, cart, pieces, gold, customer, soldBy, now: clock() }),
  );
}

async function reservePieces(
  call: CallService,
  reference: string,
  cart: Cart,
  stock: Stock,
): Promise<SoldPiece[]> {
  stock.mayBeHeld = true;
  try {
    const lines = cart.lines.map(({ productId, quantity }) => ({ productId, quantity }));
    const { pieces } = await call('catalog', reserveStock, {
      params: { reference },
      body: { lines },
    });
    return pieces;
  } catch (error) {
    if (isRefusal(error)) stock.mayBeHeld = false;
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ShopError && error.status < 500;
}

async function findBuyer(call: CallService, customerId: number): Promise<OrderCustomer> {
  try {
    const customer = await call('identity', findCustomer, { params: { id: customerId } });
    const { id, firstName, lastName, email, phone, city } = customer;
    return { id, firstName, lastName, email, phone, city };
  } catch (error) {
    if (!(error instanceof ShopError) || error.status !== 404) throw error;
    throw new InvalidInput('The customer does not exist');
  }
}

/** After a failed attempt; the order, if it stands all the same: the answer of a commit may be lost. */
async function endAttempt(
  doors: SaleDoors,
  { reference, key }: Sale,
  { error, stock }: { error: unknown; stock: Stock },
): Promise<Order | null> {
  const { db, clock, log } = doors;
  try {
    if (key !== null && !isRefusal(error)) {
      await endLease(db, reference, clock());
      return null;
    }
    const state = await closeSale(db, reference);
    if (state === 'done') return await findOrderOfSale(db, reference);
    if (stock.mayBeHeld) await giveStockBack(doors, reference);
    return null;
  } catch (trouble) {
    log.warn({ err: trouble, reference }, 'a failed sale is left to be swept');
    return null;
  }
}
