/** The karats that the shop sells, in parts of 24. */
export const karats = [18, 21, 24] as const;

export type Karat = (typeof karats)[number];

/** EGP per gram: of 21-karat gold, and the shop's margin on it. */
export interface GoldPrice {
  readonly basePrice21k: number;
  readonly marginPerGram: number;
}

/** Grams; karat; EGP per gram, where null means the shop's general margin and 0 means none. */
export interface PricedPiece {
  readonly weight: number;
  readonly karat: number;
  readonly marginPerGram: number | null;
}

const BASE_KARAT = 21n;
const PRICE_STEP = 10n;
/** Money and weights have two decimals, so hundredths are whole numbers. */
const HUNDREDTHS = 100n;

/**
 * What a piece costs, in EGP, rounded half up to the nearest 10: (price per gram + margin) × weight
 * from one gram on, price per gram × weight + margin below. Null while there is no gold price or no
 * weight. Exact: floats would misprice one piece in some thousands.
 */
export function priceOf(piece: PricedPiece, gold: GoldPrice): number | null {
  if (gold.basePrice21k <= 0 || piece.weight <= 0) return null;
  const base = hundredths(gold.basePrice21k);
  const margin = hundredths(piece.marginPerGram ?? gold.marginPerGram);
  const weight = hundredths(piece.weight);
  const metal = base * BigInt(piece.karat);

  // Numerators over 21 × 100 × 100.
  const ofWeight = (metal + margin * BASE_KARAT) * weight;
  const ofPiece = metal * weight + margin * BASE_KARAT * HUNDREDTHS;
  const exact = weight >= HUNDREDTHS ? ofWeight : ofPiece;
  return roundedToStep(exact, BASE_KARAT * HUNDREDTHS * HUNDREDTHS);
}

/** EGP for one gram of a karat as the price strip shows it: without margin, to the nearest 10. */
export function gramPriceOf(karat: Karat, gold: GoldPrice): number | null {
  if (gold.basePrice21k <= 0) return null;
  return roundedToStep(hundredths(gold.basePrice21k) * BigInt(karat), BASE_KARAT * HUNDREDTHS);
}

/** EGP for a gold pound: eight grams of 21 karat, at the price as entered. */
export function goldPoundPriceOf(gold: GoldPrice): number | null {
  if (gold.basePrice21k <= 0) return null;
  return Number(hundredths(gold.basePrice21k) * 8n) / Number(HUNDREDTHS);
}

/**
 * What the shop pays for one gram of a karat, EGP to the nearest 10, of what it pays for one of 21;
 * null while it pays nothing or did not say. The same conversion as `gramPriceOf`.
 */
export function buyingGramPriceOf(karat: Karat, buyPrice21k: number | null): number | null {
  return gramPriceOf(karat, { basePrice21k: buyPrice21k ?? 0, marginPerGram: 0 });
}

/** What old gold is taken for: grams × EGP per gram, exact, to the nearest 10. */
export function tradeInAmountOf(weight: number, pricePerGram: number): number {
  const exact = hundredths(weight) * hundredths(pricePerGram);
  return roundedToStep(exact, HUNDREDTHS * HUNDREDTHS);
}

/** The nearest multiple of 10 EGP, halves up: for subtotals, discounts and totals. */
export function roundedToTen(amount: number): number {
  return roundedToStep(hundredths(amount), HUNDREDTHS);
}

/** Safe for amounts below 10^13: two decimals are then far inside a double's precision. */
function hundredths(amount: number): bigint {
  return BigInt(Math.round(amount * Number(HUNDREDTHS)));
}

/** `numerator / denominator` to the nearest multiple of 10, halves up; both not negative. */
function roundedToStep(numerator: bigint, denominator: bigint): number {
  const step = PRICE_STEP * denominator;
  return Number(((numerator * 2n + step) / (step * 2n)) * PRICE_STEP);
}
