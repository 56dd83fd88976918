import type { PaymentMethod } from '@dahab/orders/contract/settlement.ts';

/** The ways to pay, in the order in which they are offered. */
export const paymentMethods: readonly PaymentMethod[] = ['cash', 'card', 'transfer'];

/** EGP: as the contract of orders has it. */
export const LARGEST_AMOUNT = 99_999_999.99;

/** One way to pay, as the cashier set it. Of those that are chosen exactly one takes the rest. */
export interface ChosenPayment {
  method: PaymentMethod;
  /** EGP as typed; null: the rest of what is due. */
  amount: number | null;
  /** EGP in notes that the customer handed over; only of cash, null while nobody said. */
  tendered: number | null;
}

/** A payment as a sale carries it. */
export interface SentPayment {
  method: PaymentMethod;
  amount: number;
  tendered?: number;
}

export interface SplitPayment extends ChosenPayment {
  /** EGP: what was typed, or the rest. */
  share: number;
  /** EGP to give back; null while it is not known. */
  change: number | null;
}

export type PaymentObstacle = 'over' | 'short';

/** Chooses a way to pay, or gives it up; the first one takes everything. */
export function withMethod(
  chosen: readonly ChosenPayment[],
  method: PaymentMethod,
): readonly ChosenPayment[] {
  const others = chosen.filter((payment) => payment.method !== method);
  if (others.length < chosen.length) return withRest(others);
  const added = { method, amount: chosen.length === 0 ? null : 0, tendered: null };
  return [...others, added].toSorted(byMethod);
}

/** What was typed stays; what it leaves goes to another way to pay, if there is one. */
export function withAmount(
  chosen: readonly ChosenPayment[],
  method: PaymentMethod,
  typed: number | null,
): readonly ChosenPayment[] {
  if (chosen.length < 2) return chosen;
  const amount = positive(typed);
  const set = chosen.map((payment) =>
    payment.method === method ? { ...payment, amount } : payment,
  );
  return withRest(set, method);
}

export function withTendered(
  chosen: readonly ChosenPayment[],
  tendered: number | null,
): readonly ChosenPayment[] {
  const notes = tendered === null ? null : positive(tendered);
  return chosen.map((payment) =>
    payment.method === 'cash' ? { ...payment, tendered: notes } : payment,
  );
}

/** The shares of what is due, and the change. */
export function splitOf(chosen: readonly ChosenPayment[], due: number): readonly SplitPayment[] {
  const typed = chosen.reduce((sum, { amount }) => sum + piastres(amount ?? 0), 0);
  const rest = (piastres(due) - typed) / 100;
  return chosen.map((payment) => {
    const share = payment.amount ?? rest;
    return { ...payment, share, change: changeOf(payment.tendered, share) };
  });
}

/** Why the sale cannot be paid like this; null when it can. */
export function paymentObstacle(
  chosen: readonly ChosenPayment[],
  due: number,
): PaymentObstacle | null {
  if (due <= 0) return null;
  const split = splitOf(chosen, due);
  if (split.some(({ share }) => share < 0)) return 'over';
  if (split.some(({ tendered }) => (tendered ?? 0) > LARGEST_AMOUNT)) return 'over';
  return split.some(({ tendered, share }) => tendered !== null && tendered < share)
    ? 'short'
    : null;
}

/**
 * What the sale says of its payment; nothing when nothing was chosen. Where old gold is worth more
 * than the pieces, the difference is paid out in cash.
 */
export function paymentsOf(chosen: readonly ChosenPayment[], due: number): SentPayment[] {
  if (due < 0) return [{ method: 'cash', amount: due }];
  return splitOf(chosen, due)
    .filter(({ share }) => share > 0)
    .map(({ method, share, tendered }) =>
      tendered === null ? { method, amount: share } : { method, amount: share, tendered },
    );
}

/** EGP to give back of cash; null while it is not known, or too little was handed over. */
function changeOf(tendered: number | null, share: number): number | null {
  if (tendered === null || tendered < share) return null;
  return (piastres(tendered) - piastres(share)) / 100;
}

/** Exactly one takes the rest: the first that was not just typed. */
function withRest(
  chosen: readonly ChosenPayment[],
  typed?: PaymentMethod,
): readonly ChosenPayment[] {
  const old = chosen.find(({ method, amount }) => amount === null && method !== typed);
  const rest = old ?? chosen.find(({ method }) => method !== typed) ?? chosen[0];
  return chosen.map((payment) => {
    if (payment === rest) return { ...payment, amount: null };
    return { ...payment, amount: payment.amount ?? 0 };
  });
}

function byMethod(a: ChosenPayment, b: ChosenPayment): number {
  return paymentMethods.indexOf(a.method) - paymentMethods.indexOf(b.method);
}

function positive(amount: number | null): number {
  return Math.max(0, piastres(amount ?? 0) / 100);
}

function piastres(amount: number): number {
  return Math.round(amount * 100);
}
