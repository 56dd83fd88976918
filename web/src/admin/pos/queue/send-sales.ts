import type { Order } from '@dahab/orders/contract/order.ts';
import { asProblem, type ApiProblem } from '../../../api/problem.ts';
import { newCartKey } from '../cart-key.ts';
import type { Cart } from '../cart.ts';
import type { KeptSale } from '../kept/till-database.ts';
import type { TillKeep } from '../kept/till-keep.ts';
import { isInProgress, lineErrors, saleOutcome } from './sale-outcome.ts';

/** Why sales still wait; null when none does. */
export type Hindrance = 'unreachable' | 'signed-out' | 'forbidden' | 'failing';

export interface SalesToSend {
  read(): Promise<readonly KeptSale[]>;
  change(change: (keep: TillKeep) => Promise<void>): Promise<void>;
}

export interface SendOptions {
  place: (sale: KeptSale) => Promise<Order>;
  pause: (ms: number) => Promise<void>;
  /** ISO, to be shown. */
  now: () => string;
}

const ASK_AGAIN_MS = 1_000;
const MOST_ASKS = 20;

/**
 * Sends what waits, in the order of selling, each under its own key, and keeps what came of it before
 * the next: an order, or a cart with the reason. Whatever was cut off in between is sent again the
 * same, and the shop answers it with the order that it made.
 */
export async function sendSales(
  sales: SalesToSend,
  options: SendOptions,
): Promise<Hindrance | null> {
  let hindrance: Hindrance | null = null;
  const tried = new Set<number>();
  for (;;) {
    const waiting = await waitingIn(sales);
    const next = waiting.find(({ position }) => !tried.has(position));
    if (!next) return waiting.length > 0 ? hindrance : null;
    tried.add(next.position);
    hindrance = (await sendSale(next, sales, options)) ?? hindrance;
    // One that the shop fails on does not hold up the others; without the shop none can go.
    if (hindrance !== null && hindrance !== 'failing') return hindrance;
  }
}

async function waitingIn(sales: SalesToSend): Promise<KeptSale[]> {
  return (await sales.read()).filter(({ orderId }) => orderId === null);
}

async function sendSale(
  sale: KeptSale,
  sales: SalesToSend,
  options: SendOptions,
): Promise<Hindrance | null> {
  try {
    const { id } = await placePatiently(sale, options);
    await sales.change((keep) => keep.changeSale({ ...sale, orderId: id }));
    return null;
  } catch (error) {
    const problem = asProblem(error);
    const outcome = saleOutcome(problem);
    if (outcome === 'unknown') {
      await sales.change((keep) => keep.changeSale({ ...sale, tries: sale.tries + 1 }));
      return hindranceOf(problem);
    }
    const cart = returnedCart(sale.cart, problem);
    await sales.change((keep) => keep.returnSale(sale, { cart, heldAt: options.now() }));
    return null;
  }
}

async function placePatiently(sale: KeptSale, { place, pause }: SendOptions): Promise<Order> {
  for (let asks = 1; ; asks += 1) {
    try {
      return await place(sale);
    } catch (error) {
      if (!isInProgress(asProblem(error)) || asks >= MOST_ASKS) throw error;
      await pause(ASK_AGAIN_MS);
    }
  }
}

function hindranceOf({ status }: ApiProblem): Hindrance {
  if (status === 401) return 'signed-out';
  if (status === 403) return 'forbidden';
  return status === 0 || status === 429 || status >= 502 ? 'unreachable' : 'failing';
}

/** A refused sale frees its key; one whose key is spent goes on under another. */
function returnedCart(cart: Cart, problem: ApiProblem): Cart {
  const { message, code } = problem;
  const pieces = cart.lines.map((line) => line.piece);
  const key = saleOutcome(problem) === 'key-spent' ? newCartKey() : cart.key;
  const errorsByLine = lineErrors(problem, pieces);
  return { ...cart, key, returned: { from: cart.key, message, code, errorsByLine } };
}
