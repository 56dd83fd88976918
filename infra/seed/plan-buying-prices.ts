import type { GoldPriceAt } from './gold-walk.ts';
import { DAY_MS } from './shop-days.ts';

/** What the house pays for a gram of old gold at a moment. */
export interface BuyingPriceAt {
  readonly at: Date;
  /** EGP. */
  readonly buyPrice21k: number;
}

/** EGP below the price of new gold: what melting costs, and the risk. */
const SPREAD = 60;
const STEP = 10;
/** The house does not follow every move of the market with it. */
const LEAST_DAYS = 4;

/** Set beside the gold price every few days. */
export function planBuyingPrices(prices: readonly GoldPriceAt[]): BuyingPriceAt[] {
  const planned: BuyingPriceAt[] = [];
  for (const { at, basePrice21k } of prices) {
    const last = planned.at(-1);
    const buyPrice21k = Math.floor((basePrice21k - SPREAD) / STEP) * STEP;
    if (last && at.getTime() - last.at.getTime() < LEAST_DAYS * DAY_MS) continue;
    if (buyPrice21k === last?.buyPrice21k) continue;
    planned.push({ at, buyPrice21k });
  }
  return planned;
}
