import type { PaymentMethod } from '@dahab/orders/contract/settlement.ts';
import type { Cart, PriceOf } from '../cart.ts';
import { totalsOf } from '../totals.ts';
import type { ChosenPayment } from './payments.ts';
import { dueOf } from './settlement.ts';

/** Everything that is due, paid in one way; cash is handed over exactly. */
export function paidWhole(
  method: PaymentMethod,
  cart: Cart,
  priceOfPiece: PriceOf,
): readonly ChosenPayment[] {
  const totals = totalsOf(cart, priceOfPiece);
  const due = totals ? dueOf(totals.total, cart.tradeIns) : 0;
  const tendered = method === 'cash' && due > 0 ? due : null;
  return [{ method, amount: null, tendered }];
}
