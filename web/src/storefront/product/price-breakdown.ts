import { priceOf, type GoldPrice, type PricedPiece } from '@dahab/pricing/contract/price.ts';

const BASE_KARAT = 21;

export interface PriceBreakdown {
  /** EGP for a gram of the piece's karat. */
  gram: number;
  /** EGP per gram; below one gram, EGP for the piece. */
  margin: number;
  marginIsPerGram: boolean;
  /** What rounding to the nearest 10 added or took. */
  rounding: number;
  /** EGP: the price itself, by the exact formula. */
  total: number;
}

/** How a price came about, for people to read: only `total` is exact, the rest is for show. */
export function priceBreakdown(piece: PricedPiece, gold: GoldPrice): PriceBreakdown | null {
  const total = priceOf(piece, gold);
  if (total === null) return null;
  const gram = (gold.basePrice21k * piece.karat) / BASE_KARAT;
  const margin = piece.marginPerGram ?? gold.marginPerGram;
  const marginIsPerGram = piece.weight >= 1;
  const exact = gram * piece.weight + margin * (marginIsPerGram ? piece.weight : 1);
  return { gram, margin, marginIsPerGram, rounding: toPiastres(total - exact), total };
}

function toPiastres(amount: number): number {
  return Math.round(amount * 100) / 100;
}
