import type { z } from 'zod';
import { numberField } from './fields.ts';

const LARGEST_PAGE = 1_000_000;

/** `page` from 1; a page past the end is an empty page. */
export const pageField = numberField((number) =>
  number
    .int('Page must be a whole number')
    .min(1, 'Page must be at least 1')
    .max(LARGEST_PAGE, 'Page is too large'),
);

const MOST_DAYS = 366;

/** How many of the last days, today included. */
export const daysField = numberField((number) =>
  number
    .int('Days must be a whole number')
    .min(1, 'Days must be at least 1')
    .max(MOST_DAYS, `Days must be at most ${MOST_DAYS}`),
);

/** `offset` from 0: how many rows to pass over. */
export function offsetField(most: number): ReturnType<typeof numberField<z.ZodNumber>> {
  return numberField((number) =>
    number
      .int('Offset must be a whole number')
      .min(0, 'Offset cannot be negative')
      .max(most, 'Offset is too large'),
  );
}

/** `limit` up to `most` rows; a larger wish is refused, not cut. */
export function limitField(most: number): ReturnType<typeof numberField<z.ZodNumber>> {
  return numberField((number) =>
    number
      .int('Limit must be a whole number')
      .min(1, 'Limit must be at least 1')
      .max(most, `Limit must be at most ${most}`),
  );
}
