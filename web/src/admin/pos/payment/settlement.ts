import { tradeInAmountOf, type Karat } from '@dahab/pricing/contract/price.ts';
import { paymentObstacle, paymentsOf, type ChosenPayment, type SentPayment } from './payments.ts';

/** Old gold that the shop takes: grams, and EGP for one of them. */
export interface CartTradeIn {
  karat: Karat;
  weight: number;
  pricePerGram: number;
}

/** How a cart is to be settled; without either it is a plain sale. */
export interface Settlement {
  tradeIns: readonly CartTradeIn[];
  payments: readonly ChosenPayment[];
}

/** What a sale says of its settlement: nothing of what does not occur. */
export interface SentSettlement {
  tradeIns?: CartTradeIn[];
  payments?: SentPayment[];
}

/** EGP, a multiple of 10. */
export function tradeInTotalOf(tradeIns: readonly CartTradeIn[]): number {
  return tradeIns.reduce(
    (sum, { weight, pricePerGram }) => sum + tradeInAmountOf(weight, pricePerGram),
    0,
  );
}

/** EGP that are to change hands; negative where the old gold is worth more than the pieces. */
export function dueOf(total: number, tradeIns: readonly CartTradeIn[]): number {
  return total - tradeInTotalOf(tradeIns);
}

/** The part of the order that says how a total is settled. */
export function settlementOf({ tradeIns, payments }: Settlement, total: number): SentSettlement {
  const paid = paymentsOf(payments, dueOf(total, tradeIns));
  return {
    ...(tradeIns.length > 0 && { tradeIns: [...tradeIns] }),
    ...(paid.length > 0 && { payments: paid }),
  };
}

/** Why the cart cannot be settled as it is set; null when it can. */
export function settlementObstacle({ tradeIns, payments }: Settlement, total: number) {
  return paymentObstacle(payments, dueOf(total, tradeIns));
}
