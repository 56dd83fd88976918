import type { directionOf } from '@dahab/bff/contract/language.ts';

export type Direction = ReturnType<typeof directionOf>;

export interface Row {
  /** How many slides there are, and how many of them are seen at a time. */
  count: number;
  perView: number;
  direction: Direction;
}

/**
 * react-slick counts the slide furthest to the left that is seen; readers count from where their
 * line starts. Turns either number into the other.
 */
export function otherCount(index: number, { count, perView, direction }: Row): number {
  return direction === 'ltr' ? index : around(count - perView - index, count);
}

/** Past either end of a row it comes round from the other. */
export function around(index: number, count: number): number {
  return ((index % count) + count) % count;
}
