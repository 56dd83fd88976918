import { goldPoundPriceOf, gramPriceOf } from '@dahab/pricing/contract/price.ts';
import {
  fillTemplate,
  type PriceVariable,
  priceVariables,
  variablesIn,
} from '../../contract/template.ts';
import { formatAmount } from '../format.ts';

export interface PriceMessage {
  readonly text: string;
  /** Variables of the template that have no value; an em dash stands for them. */
  readonly missing: PriceVariable[];
}

/** EGP for a troy ounce; null when it is not to be had. */
export interface OuncePrices {
  readonly gold: number | null;
  readonly silver: number | null;
}

/** The message of the day: the strip's prices of `price21k`, and the world's of an ounce. */
export function priceMessageOf(
  template: string,
  price21k: number,
  ounces: OuncePrices,
): PriceMessage {
  const gold = { basePrice21k: price21k, marginPerGram: 0 };
  const amounts: Record<PriceVariable, number | null> = {
    k18: gramPriceOf(18, gold),
    k21: gramPriceOf(21, gold),
    k24: gramPriceOf(24, gold),
    gold_pound: goldPoundPriceOf(gold),
    gold_ounce: ounces.gold,
    silver_ounce: ounces.silver,
  };
  const values = Object.fromEntries(
    priceVariables.map((name) => [name, formatted(amounts[name])] as const),
  );
  const used = variablesIn(template);
  return {
    text: fillTemplate(template, values),
    missing: priceVariables.filter((name) => used.includes(name) && amounts[name] === null),
  };
}

function formatted(amount: number | null): string | null {
  return amount === null ? null : formatAmount(amount);
}
