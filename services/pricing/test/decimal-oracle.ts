import { Decimal } from 'decimal.js';

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

/** The spec's sentences in decimal arithmetic, on amounts as text; none of the shop's own code. */
export function priceByDecimals(given: {
  base: string;
  margin: string;
  weight: string;
  karat: number;
}): number {
  const perGram = new Exact(given.base).times(given.karat).dividedBy(21);
  const weight = new Exact(given.weight);
  const price = weight.greaterThanOrEqualTo(1)
    ? perGram.plus(given.margin).times(weight)
    : perGram.times(weight).plus(given.margin);
  return nearestTen(price);
}

export function gramPriceByDecimals(base: string, karat: number): number {
  return nearestTen(new Exact(base).times(karat).dividedBy(21));
}

export function goldPoundByDecimals(base: string): number {
  return new Exact(base).times(8).toNumber();
}

export function tradeInByDecimals(weight: string, pricePerGram: string): number {
  return nearestTen(new Exact(weight).times(pricePerGram));
}

export function roundedByDecimals(amount: string): number {
  return nearestTen(new Exact(amount));
}

function nearestTen(amount: Decimal): number {
  return amount.dividedBy(10).toDecimalPlaces(0).times(10).toNumber();
}
