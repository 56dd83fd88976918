/** A product as the model believes it to be. */
export interface ModelProduct {
  nameAr: string;
  weight: number;
  karat: number;
  quantity: number;
  collection: number | null;
  isArchived: boolean;
}

/** A sale that came about; voided ones leave the list. */
export interface ModelOrder {
  readonly product: number;
  readonly quantity: number;
  readonly total: number;
  readonly customer: number | null;
}

/** What the dashboard counts. */
export interface Stats {
  readonly totalProducts: number;
  readonly totalOrders: number;
  readonly monthOrders: number;
  readonly totalWeight: number;
}

/**
 * The shop as simply as it can be told, since this run began: things by the ids that the shop gave
 * them. Earlier runs are in `before`.
 */
export interface ShopModel {
  readonly before: Stats;
  /** The general margin and price at which everything is sold, EGP for a gram. */
  pricePerGram: number;
  readonly products: Map<number, ModelProduct>;
  readonly collections: Set<number>;
  readonly customers: Set<number>;
  readonly orders: Map<number, ModelOrder>;
}

export function newModel(before: Stats): ShopModel {
  return {
    before,
    pricePerGram: 4_050,
    products: new Map(),
    collections: new Set(),
    customers: new Set(),
    orders: new Map(),
  };
}

/** The thing that a drawn number means: commands know no ids before the shop gives them. */
export function chosen<Thing>(things: Iterable<Thing>, draw: number): Thing | null {
  const all = [...things];
  return all.length === 0 ? null : (all[draw % all.length] ?? null);
}

/** What the dashboard should say now. */
export function statsOf({ before, products, orders }: ShopModel): Stats {
  const shown = [...products.values()].filter((product) => !product.isArchived);
  const grams = shown.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0);
  return {
    totalProducts: before.totalProducts + shown.length,
    totalOrders: before.totalOrders + orders.size,
    monthOrders: before.monthOrders + orders.size,
    totalWeight: rounded(before.totalWeight + grams),
  };
}

/** To two decimals, as weights are kept. */
export function rounded(grams: number): number {
  return Math.round(grams * 100) / 100;
}

/** What a customer has bought, by the orders that stand. */
export function spentBy({ orders }: ShopModel, customer: number): { count: number; total: number } {
  const own = [...orders.values()].filter((order) => order.customer === customer);
  return { count: own.length, total: own.reduce((sum, order) => sum + order.total, 0) };
}
