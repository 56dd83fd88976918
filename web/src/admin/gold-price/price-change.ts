/** A jump above this share of the present price is asked about first. */
const CALM_SHARE = 0.05;

export interface PriceChange {
  /** EGP per gram, with its sign. */
  amount: number;
  /** Share of the price before, with its sign: 0.05 is 5 % more. */
  share: number;
}

/** From one base price to another; null while there is nothing to compare, or no price. */
export function priceChange(from: number, to: number | null): PriceChange | null {
  if (to === null || to < 0 || from <= 0) return null;
  const piastres = Math.round(to * 100) - Math.round(from * 100);
  return { amount: piastres / 100, share: piastres / Math.round(from * 100) };
}

/** True when a slip of the finger is more likely than the market: over 5 %, either way. */
export function isJump(change: PriceChange | null): boolean {
  return change !== null && Math.abs(change.share) > CALM_SHARE;
}
