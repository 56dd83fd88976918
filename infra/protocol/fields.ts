import { z } from 'zod';
import { latinDigits } from './digits.ts';

/** Largest id that a 32-bit serial column holds. */
const LARGEST_ID = 2 ** 31 - 1;

/** Numeric text, also in Arabic digits, becomes a number; anything else is left to be refused. */
function numberFromText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = latinDigits(value).trim();
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : value;
}

/** A number, or numeric text, as requests may carry it. Chain checks inside `check`. */
export function numberField<T extends z.ZodType<number>>(
  check: (number: z.ZodNumber) => T,
  message = 'Must be a number',
): z.ZodPreprocess<T> {
  // Only of what is no number; a number out of range is told so.
  const typed = z.number({
    error: ({ code }) => (code === 'invalid_type' ? message : undefined),
  });
  return z.preprocess(numberFromText, check(typed));
}

/**
 * With at most two decimals, or refused with `message`. What a caller has summed up in floats, such as
 * 0.1 + 0.2, is the amount that is meant.
 */
export function inHundredths(number: z.ZodNumber, message: string): z.ZodNumber {
  return number.multipleOf(0.01, message).overwrite((value) => Math.round(value * 100) / 100);
}

/** A positive integer id, as a number or as text of a path. */
export const idField = numberField(
  (number) =>
    number
      .int('Must be a whole number')
      .min(1, 'Must be positive')
      .max(LARGEST_ID, 'Must be an id'),
  'Must be an id',
);

/** An amount with at most 10 digits, 2 of them decimals, as the database holds it. */
export const LARGEST_AMOUNT = 99_999_999.99;

/** true/false, or their text forms from query strings and multipart fields. */
export const booleanField = z.preprocess((value) => {
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  return value;
}, z.boolean('Must be true or false'));

/** A moment, ISO 8601 in UTC. */
export const timeField = z.iso.datetime();
