/** A label that is to be printed so many times. */
export interface Copies<Label> {
  label: Label;
  copies: number;
}

/** The place of a label on its page, counted from 0, row by row. */
export interface Placed<Label> {
  label: Label;
  place: number;
}

/**
 * Labels on pages of `perPage`, in their order; of the first page the places before `first` are
 * used up already.
 */
export function labelPages<Label>(
  wanted: readonly Copies<Label>[],
  perPage: number,
  first: number,
): Placed<Label>[][] {
  const labels = wanted.flatMap(({ label, copies }) => Array.from({ length: copies }, () => label));
  const pages: Placed<Label>[][] = [];
  for (const [index, label] of labels.entries()) {
    const place = first + index;
    const page = Math.floor(place / perPage);
    pages[page] ??= [];
    pages[page].push({ label, place: place % perPage });
  }
  return pages;
}
