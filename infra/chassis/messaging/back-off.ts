/** Pauses that double from `firstMs` up to `mostMs`. */
export interface BackOff {
  readonly firstMs: number;
  readonly mostMs: number;
}

/** Milliseconds to wait after the `failures`-th failure (from 1): half of it fixed, half by chance. */
export function delayOf(
  backOff: BackOff,
  failures: number,
  random: () => number = Math.random,
): number {
  const longest = Math.min(backOff.firstMs * 2 ** (failures - 1), backOff.mostMs);
  return Math.round(longest * (0.5 + random() / 2));
}
