import { tradeInAmountOf, type Karat } from '@dahab/pricing/contract/price.ts';
import { LARGEST_AMOUNT } from './payments.ts';
import type { CartTradeIn } from './settlement.ts';

/** Grams of one line. */
const HEAVIEST = 100_000;

/** Old gold as it stands in the form; null while a field is empty. */
export interface TypedTradeIn {
  karat: Karat;
  weight: number | null;
  /** EGP; null also while the shop's own price stands there. */
  pricePerGram: number | null;
}

export const NO_TRADE_IN: TypedTradeIn = { karat: 21, weight: null, pricePerGram: null };

type Errors = Partial<Record<keyof TypedTradeIn, string>>;

/** The shop's own sentences. */
export function tradeInErrors({ weight, pricePerGram }: TypedTradeIn): Errors {
  return { ...weightError(weight), ...priceError(pricePerGram) };
}

function weightError(weight: number | null): Errors {
  if (weight === null) return { weight: 'The weight of old gold must be a number' };
  if (weight < 0.01) return { weight: 'The weight of old gold must be at least 0.01 g' };
  if (weight > HEAVIEST) return { weight: 'The weight of old gold is too large' };
  return isOfHundredths(weight) ? {} : { weight: 'Weights have at most 2 decimals' };
}

function priceError(price: number | null): Errors {
  if (price === null) return { pricePerGram: 'The price per gram must be a number' };
  if (price < 0) return { pricePerGram: 'The price per gram cannot be negative' };
  if (price > LARGEST_AMOUNT) return { pricePerGram: 'The price per gram is too large' };
  return isOfHundredths(price) ? {} : { pricePerGram: 'Amounts have at most 2 decimals' };
}

/** EGP that it is taken for; null while it cannot be said. */
export function worthOf(typed: TypedTradeIn): number | null {
  if (Object.keys(tradeInErrors(typed)).length > 0) return null;
  return tradeInAmountOf(typed.weight ?? 0, typed.pricePerGram ?? 0);
}

/** Of a form without errors. */
export function tradeInOf({ karat, weight, pricePerGram }: TypedTradeIn): CartTradeIn {
  return { karat, weight: weight ?? 0, pricePerGram: pricePerGram ?? 0 };
}

function isOfHundredths(amount: number): boolean {
  return Math.round(amount * 100) / 100 === amount;
}
