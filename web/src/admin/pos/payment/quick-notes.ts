/** EGP: notes, and the bundles that gold is paid with. */
const ROUND = [50, 100, 200, 500, 1_000, 5_000, 10_000] as const;
const MOST = 5;

/** What a customer is likely to hand over for an amount: exactly that, then the next round sums. */
export function quickNotes(amount: number): readonly number[] {
  if (amount <= 0) return [];
  const round = ROUND.map((step) => Math.ceil(amount / step) * step);
  return [...new Set([amount, ...round])].toSorted((a, b) => a - b).slice(0, MOST);
}
