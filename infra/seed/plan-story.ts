import { createDice, type Dice } from './dice.ts';
import { type GoldPriceAt, planGoldPrices, STORY_DAYS } from './gold-walk.ts';
import type { House, HouseCustomer, Piece } from './house.ts';
import { type BuyingPriceAt, planBuyingPrices } from './plan-buying-prices.ts';
import { planOrder, type PlannedOrder } from './plan-orders.ts';
import { DAY_MS, MINUTE_MS } from './shop-days.ts';
import { planTradingMoments } from './trading-moments.ts';

/** Customers of the house before the story begins. */
const REGULARS = 36;
const NAMED_SALES = 0.62;
const SEED = 21;

/** What happened in the shop at a moment. */
export type Chapter =
  | { readonly kind: 'gold-price'; readonly at: Date; readonly price: GoldPriceAt }
  | { readonly kind: 'buying-price'; readonly at: Date; readonly price: BuyingPriceAt }
  | { readonly kind: 'piece'; readonly at: Date; readonly piece: Piece; readonly quantity: number }
  | {
      readonly kind: 'customers';
      readonly at: Date;
      readonly batch: number;
      readonly customers: readonly HouseCustomer[];
    }
  | { readonly kind: 'order'; readonly at: Date; readonly order: PlannedOrder };

/**
 * The last weeks of the house up to `startedAt`, oldest first: the same for the same moment. Each
 * piece comes in such numbers that what its file says is left of it.
 */
export function planStory(house: House, startedAt: Date): Chapter[] {
  const dice = createDice(SEED);
  const prices = planGoldPrices(dice, startedAt);
  const buyingPrices = planBuyingPrices(prices);
  const market = { dice, startedAt, pieces: house.pieces, prices, buyingPrices };
  const sales = planVisits(dice, planTradingMoments(dice, startedAt), house.customers);
  const orders = sales.map((sale, index) => planOrder(market, index, sale));
  const chapters: Chapter[] = [
    ...prices.map((price): Chapter => ({ kind: 'gold-price', at: price.at, price })),
    ...buyingPrices.map((price): Chapter => ({ kind: 'buying-price', at: price.at, price })),
    ...planArrivals(house.pieces, startedAt, soldOf(orders), dice),
    ...planCustomers(house.customers, sales, startedAt),
    ...orders.map((order): Chapter => ({ kind: 'order', at: order.at, order })),
  ];
  return chapters.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

interface Visit {
  readonly at: Date;
  readonly customer: HouseCustomer | null;
}

/** Who buys when: each customer who is not a regular comes for the first time in one of the sales. */
function planVisits(
  dice: Dice,
  moments: readonly Date[],
  customers: readonly HouseCustomer[],
): Visit[] {
  const known = customers.slice(0, REGULARS);
  const newcomers = customers.slice(REGULARS);
  const firstVisits = new Set(dice.shuffle([...moments]).slice(0, newcomers.length));
  return moments.map((at) => {
    const newcomer = firstVisits.has(at) ? newcomers.shift() : undefined;
    if (newcomer) known.push(newcomer);
    const customer = newcomer ?? (dice.happens(NAMED_SALES) ? dice.pick(known) : null);
    return { at, customer };
  });
}

function planCustomers(
  customers: readonly HouseCustomer[],
  visits: readonly Visit[],
  startedAt: Date,
): Chapter[] {
  const opening = new Date(startedAt.getTime() - STORY_DAYS * DAY_MS + MINUTE_MS);
  const regulars = customers.slice(0, REGULARS);
  return [
    { kind: 'customers', at: opening, batch: 1, customers: regulars },
    ...customers.slice(REGULARS).flatMap((customer, index): Chapter[] => {
      const first = visits.find((visit) => visit.customer === customer);
      if (!first) return [];
      const at = new Date(first.at.getTime() - 2 * MINUTE_MS);
      return [{ kind: 'customers', at, batch: index + 2, customers: [customer] }];
    }),
  ];
}

/** The first stock in no order, so that the newest pieces are of every kind; then what came later. */
function planArrivals(
  pieces: readonly Piece[],
  startedAt: Date,
  sold: ReadonlyMap<Piece, number>,
  dice: Dice,
): Chapter[] {
  const opening = startedAt.getTime() - STORY_DAYS * DAY_MS;
  return dice.shuffle(pieces).map((piece, index) => {
    const { arrivedDaysAgo, quantity } = piece;
    const at =
      arrivedDaysAgo === undefined
        ? opening + (index + 2) * MINUTE_MS
        : startedAt.getTime() - arrivedDaysAgo * DAY_MS - MINUTE_MS;
    return {
      kind: 'piece',
      at: new Date(at),
      piece,
      quantity: quantity + (sold.get(piece) ?? 0),
    };
  });
}

function soldOf(orders: readonly PlannedOrder[]): Map<Piece, number> {
  const sold = new Map<Piece, number>();
  for (const { piece, quantity } of orders.flatMap(({ lines }) => lines)) {
    sold.set(piece, (sold.get(piece) ?? 0) + quantity);
  }
  return sold;
}
