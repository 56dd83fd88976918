import { InvalidInput } from '@dahab/chassis/errors.ts';
import { LARGEST_AMOUNT } from '@dahab/protocol/fields.ts';
import { tradeInAmountOf } from '@dahab/pricing/contract/price.ts';
import type { OrderInput } from '../../contract/order.ts';
import type { Payment, PaymentInput, TradeIn, TradeInInput } from '../../contract/settlement.ts';

/** How a total is settled, EGP: `total − tradeInTotal = due`, and payments sum up to that. */
export interface Settlement {
  readonly tradeIns: readonly TradeIn[];
  readonly tradeInTotal: number;
  readonly due: number;
  readonly payments: readonly Payment[];
}

/** Throws InvalidInput, on the field that is wrong, when the old gold and the payments do not fit. */
export function settlementOf(
  { tradeIns, payments }: Pick<OrderInput, 'tradeIns' | 'payments'>,
  total: number,
): Settlement {
  const taken = (tradeIns ?? []).map(tradeInOf);
  const tradeInTotal = totalOf(taken);
  const due = total - tradeInTotal;
  const parts = payments ?? [];
  checkMethods(parts);
  checkAmounts(parts, due);
  checkTendered(parts);
  return { tradeIns: taken, tradeInTotal, due, payments: parts.map(paymentOf) };
}

function tradeInOf({ karat, weight, pricePerGram }: TradeInInput): TradeIn {
  const amount = tradeInAmountOf(weight, pricePerGram);
  return { karat: karat as TradeIn['karat'], weight, pricePerGram, amount };
}

function totalOf(tradeIns: readonly TradeIn[]): number {
  let total = 0;
  for (const [index, { amount }] of tradeIns.entries()) {
    total += amount;
    if (total <= LARGEST_AMOUNT) continue;
    throw refusal(`tradeIns.${index}.pricePerGram`, 'The old gold comes to too much');
  }
  return total;
}

function checkMethods(payments: readonly PaymentInput[]): void {
  for (const [index, { method }] of payments.entries()) {
    if (payments.findIndex((other) => other.method === method) === index) continue;
    throw refusal(`payments.${index}.method`, 'Each payment method can be used once');
  }
}

function checkAmounts(payments: readonly PaymentInput[], due: number): void {
  if (payments.length === 0) return;
  if (due < 0) return checkPaidOut(payments, due);
  if (due === 0) throw refusal('payments.0.amount', 'There is nothing to pay');
  const none = payments.findIndex(({ amount }) => amount <= 0);
  if (none !== -1) throw refusal(`payments.${none}.amount`, 'A payment must be more than 0');
  const paid = payments.reduce((sum, { amount }) => sum + hundredths(amount), 0);
  if (paid === hundredths(due)) return;
  const last = payments.length - 1;
  throw refusal(`payments.${last}.amount`, 'The payments do not add up to the amount due');
}

function checkPaidOut(payments: readonly PaymentInput[], due: number): void {
  const other = payments.findIndex(({ method }) => method !== 'cash');
  if (other !== -1) throw refusal(`payments.${other}.method`, 'The difference is paid out in cash');
  if (payments[0]?.amount === due) return;
  throw refusal('payments.0.amount', 'The payments do not add up to the amount due');
}

function checkTendered(payments: readonly PaymentInput[]): void {
  for (const [index, { method, amount, tendered }] of payments.entries()) {
    const refuse = (message: string) => refusal(`payments.${index}.tendered`, message);
    if (tendered === null || tendered === undefined) continue;
    if (method !== 'cash') throw refuse('Only a cash payment has an amount received');
    if (amount < 0) throw refuse('Nothing is received when cash is paid out');
    if (tendered < amount) throw refuse('The cash received is less than the payment');
  }
}

function paymentOf({ method, amount, tendered }: PaymentInput): Payment {
  if (tendered === null || tendered === undefined) {
    return { method, amount, tendered: null, change: null };
  }
  const change = (hundredths(tendered) - hundredths(amount)) / HUNDREDTHS;
  return { method, amount, tendered, change };
}

const HUNDREDTHS = 100;

/** Whole, so that sums are exact. */
function hundredths(amount: number): number {
  return Math.round(amount * HUNDREDTHS);
}

function refusal(path: string, message: string): InvalidInput {
  return new InvalidInput(message, [{ path, message }]);
}
