import type { GoldPrice } from '@dahab/pricing/contract/price.ts';
import type { Dice } from './dice.ts';
import { DAY_MS, dayAgo, hourOf } from './shop-days.ts';

/** How long the house has been trading when its first visitor comes. */
export const STORY_DAYS = 60;

/** EGP per gram; a plausible day of the Cairo market. */
const TODAY: GoldPrice = { basePrice21k: 5860, marginPerGram: 150 };
/** The general margin before the house raised it. */
const EARLIER_MARGIN = 140;
const MARGIN_RAISED_DAYS_AGO = 37;

/** What gold gains in a change on average, and how far it swings. */
const DRIFT = 0.0008;
const SWING = 0.011;
const STEP = 5;

export interface GoldPriceAt extends GoldPrice {
  readonly at: Date;
}

/** The gold prices of the story, oldest first, up to today's; the first one stands at its start. */
export function planGoldPrices(dice: Dice, startedAt: Date): GoldPriceAt[] {
  const moments = momentsOf(dice, startedAt);
  const bases = walkTo(TODAY.basePrice21k, moments.length, dice);
  const raisedAt = new Date(startedAt.getTime() - MARGIN_RAISED_DAYS_AGO * DAY_MS);
  return moments.map((at, index) => ({
    at,
    basePrice21k: bases[index] ?? TODAY.basePrice21k,
    marginPerGram: at < raisedAt ? EARLIER_MARGIN : TODAY.marginPerGram,
  }));
}

/** The price that stands at a moment. */
export function goldPriceAt(prices: readonly GoldPriceAt[], moment: Date): GoldPrice {
  return prices.findLast(({ at }) => at <= moment) ?? TODAY;
}

/** One or two a day, three when the market is nervous, while the shop is open. */
function momentsOf(dice: Dice, startedAt: Date): Date[] {
  const moments = [new Date(startedAt.getTime() - STORY_DAYS * DAY_MS)];
  for (let daysAgo = STORY_DAYS - 1; daysAgo >= 0; daysAgo--) {
    const day = dayAgo(startedAt, daysAgo);
    const count = dice.pick([1, 2, 3], (count) => [5, 3, 1][count - 1] ?? 0);
    const hours = Array.from({ length: count }, () => 10 + dice.next() * 11);
    moments.push(...hours.toSorted((one, other) => one - other).map((hour) => hourOf(day, hour)));
  }
  return moments.filter((moment) => moment < startedAt);
}

/** Backwards from the last price, so that it is the same whatever the number of steps. */
function walkTo(last: number, steps: number, dice: Dice): number[] {
  const prices = [last];
  while (prices.length < steps) {
    const after = prices[0] ?? last;
    const change = DRIFT + (dice.next() + dice.next() - 1) * SWING;
    const before = Math.round(after / (1 + change) / STEP) * STEP;
    prices.unshift(before === after ? before - STEP : before);
  }
  return prices;
}
