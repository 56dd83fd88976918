/** Past either end of a row it comes round from the other. */
export function around(index: number, count: number): number {
  return ((index % count) + count) % count;
}
