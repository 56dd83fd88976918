import type { OrderInput } from '@dahab/orders/contract/order.ts';

export interface CashBack {
  /** `change` of what was handed over, or `paidOut` because the old gold is worth more. */
  kind: 'change' | 'paidOut';
  /** EGP. */
  amount: number;
}

/** What goes from the till to the customer with this sale; null where nothing does. */
export function cashBackOf({ payments }: OrderInput): CashBack | null {
  const cash = payments?.find(({ method }) => method === 'cash');
  if (!cash) return null;
  const { amount, tendered } = cash;
  if (amount < 0) return { kind: 'paidOut', amount: -amount };
  const change = Math.round(((tendered ?? amount) - amount) * 100) / 100;
  return change > 0 ? { kind: 'change', amount: change } : null;
}
