import { priceOf, roundedToTen } from '@dahab/pricing/contract/price.ts';
import type { Dice } from './dice.ts';
import { type GoldPriceAt, goldPriceAt } from './gold-walk.ts';
import type { HouseCustomer, Piece } from './house.ts';
import type { BuyingPriceAt } from './plan-buying-prices.ts';
import { type PlannedSettlement, planSettlement } from './plan-settlement.ts';
import { DAY_MS } from './shop-days.ts';

export interface PlannedLine {
  readonly piece: Piece;
  readonly quantity: number;
  /** EGP for one piece. */
  readonly price: number;
}

/** A sale of the story; `key` names it however often it is told. */
export interface PlannedOrder {
  readonly key: string;
  readonly at: Date;
  readonly customer: HouseCustomer | null;
  readonly lines: readonly PlannedLine[];
  readonly discount: number;
  readonly total: number;
  readonly settlement: PlannedSettlement;
}

interface Market {
  readonly dice: Dice;
  readonly startedAt: Date;
  readonly pieces: readonly Piece[];
  readonly prices: readonly GoldPriceAt[];
  readonly buyingPrices: readonly BuyingPriceAt[];
}

const DISCOUNTS = [50, 100, 100, 150, 200, 200, 250, 300, 500, 750];
/** Of the subtotal. */
const LARGEST_DISCOUNT = 0.015;
/** A regular was let off some of the price of a piece, which the shop flags. */
const BARGAINED = new Set([41, 103, 139]);
const BARGAIN = 0.97;

/** The sale that a customer, or somebody whose name nobody asked, makes at a moment. */
export function planOrder(
  market: Market,
  index: number,
  sale: { at: Date; customer: HouseCustomer | null },
): PlannedOrder {
  const lines = planLines(market, sale.at, BARGAINED.has(index) ? BARGAIN : 1);
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const discount = planDiscount(market.dice, subtotal);
  const total = subtotal - discount;
  const settlement = planSettlement(index, { total, at: sale.at }, market.buyingPrices);
  return { key: `demo-${index}`, ...sale, lines, discount, total, settlement };
}

/** `share` of its price is what the first piece goes for. */
function planLines(
  { dice, startedAt, pieces, prices }: Market,
  at: Date,
  share: number,
): PlannedLine[] {
  const gold = goldPriceAt(prices, at);
  const count = dice.pick([1, 2, 3, 4], (count) => [60, 26, 10, 4][count - 1] ?? 0);
  const chosen: Piece[] = [];
  while (chosen.length < count) {
    const left = pieces.filter((piece) => isThere(piece, at, startedAt) && !chosen.includes(piece));
    chosen.push(dice.pick(left, appealOf));
  }
  return chosen.map((piece, position) => ({
    piece,
    quantity: planQuantity(dice, piece),
    price: roundedToTen((priceOf(piece, gold) ?? 0) * (position === 0 ? share : 1)),
  }));
}

/** The first stock was there before the first sale. */
function isThere({ isArchived, arrivedDaysAgo }: Piece, at: Date, startedAt: Date): boolean {
  if (isArchived) return false;
  if (arrivedDaysAgo === undefined) return true;
  return at.getTime() > startedAt.getTime() - arrivedDaysAgo * DAY_MS;
}

/** Savers come most often, and light pieces go before heavy ones. */
function appealOf({ form, weight }: Piece): number {
  if (weight >= 30) return 0.2;
  if (weight >= 14) return 0.6;
  if (form === 'coin' || form === 'bar') return 5;
  return weight >= 6 ? 1.6 : 3;
}

function planQuantity(dice: Dice, { form, weight }: Piece): number {
  if ((form !== 'coin' && form !== 'bar') || weight > 10) return 1;
  return dice.pick([1, 2, 3, 4, 5], (count) => [58, 24, 9, 5, 4][count - 1] ?? 0);
}

function planDiscount(dice: Dice, subtotal: number): number {
  const fitting = DISCOUNTS.filter((discount) => discount <= subtotal * LARGEST_DISCOUNT);
  return fitting.length > 0 && dice.happens(0.35) ? dice.pick(fitting) : 0;
}
