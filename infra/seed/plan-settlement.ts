import {
  type PaymentInput,
  type TradeInInput,
  tradeInTotalOf,
} from '@dahab/orders/contract/settlement.ts';
import { buyingGramPriceOf, type Karat } from '@dahab/pricing/contract/price.ts';
import { createDice, type Dice } from './dice.ts';
import type { BuyingPriceAt } from './plan-buying-prices.ts';

/** How a sale of the story was settled; both empty where nobody wrote it down. */
export interface PlannedSettlement {
  readonly tradeIns: readonly TradeInInput[];
  readonly payments: readonly PaymentInput[];
}

const SEED = 4_100;
const BRINGS_OLD_GOLD = 0.13;
const NOT_WRITTEN_DOWN = 0.06;
const TYPICAL_KARATS: readonly Karat[] = [18, 21, 21, 21];
/** EGP; the largest that people pay with. */
const NOTE = 200;

/** By dice of its own, so that what is sold to whom does not depend on how it was paid. */
export function planSettlement(
  index: number,
  sale: { total: number; at: Date },
  buyingPrices: readonly BuyingPriceAt[],
): PlannedSettlement {
  const dice = createDice(SEED + index);
  const buyPrice21k = buyingPrices.findLast(({ at }) => at <= sale.at)?.buyPrice21k ?? null;
  const tradeIns = dice.happens(BRINGS_OLD_GOLD) ? planTradeIns(dice, buyPrice21k) : [];
  if (dice.happens(NOT_WRITTEN_DOWN)) return { tradeIns, payments: [] };
  return { tradeIns, payments: planPayments(dice, sale.total - tradeInTotalOf(tradeIns)) };
}

function planTradeIns(dice: Dice, buyPrice21k: number | null): TradeInInput[] {
  const count = dice.happens(0.25) ? 2 : 1;
  return Array.from({ length: count }, () => dice.pick(TYPICAL_KARATS)).flatMap((karat) => {
    const pricePerGram = buyingGramPriceOf(karat, buyPrice21k);
    const weight = dice.between(120, 980) / 100;
    return pricePerGram === null ? [] : [{ karat, weight, pricePerGram }];
  });
}

function planPayments(dice: Dice, due: number): PaymentInput[] {
  if (due === 0) return [];
  if (due < 0) return [{ method: 'cash', amount: due }];
  const way = dice.pick(['cash', 'card', 'transfer', 'split'] as const, (one) => weights[one]);
  if (way === 'cash') return [inCash(dice, due)];
  if (way !== 'split') return [{ method: way, amount: due }];
  const inNotes = Math.floor((due * dice.between(20, 70)) / 100 / NOTE) * NOTE;
  if (inNotes === 0) return [{ method: 'card', amount: due }];
  const other = dice.happens(0.8) ? 'card' : 'transfer';
  return [
    { method: 'cash', amount: inNotes },
    { method: other, amount: due - inNotes },
  ];
}

const weights = { cash: 48, card: 28, transfer: 10, split: 14 } as const;

/** In whole notes with change, or to the pound. */
function inCash(dice: Dice, amount: number): PaymentInput {
  if (dice.happens(0.4)) return { method: 'cash', amount };
  return { method: 'cash', amount, tendered: Math.ceil(amount / NOTE) * NOTE };
}
