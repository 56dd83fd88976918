import { numberOf, amountOf } from '../files/numbers.ts';

/** A value read from a cell, or why it cannot be. */
export type Reading<T> = { readonly value: T } | { readonly problem: string };

const LEAST_WEIGHT = 0.01;
const LARGEST_WEIGHT = 99_999_999.99;
const LARGEST_QUANTITY = 1_000_000;
const GRAM = /\s*(?:grams?|gms?|gr|g|جرام|غرام|جم|غم|ج|غ)\.?$/i;

/** Grams with two decimals. */
export function weightOf(cell: string): Reading<number> {
  if (cell === '') return { problem: 'Weight is missing' };
  const number = numberOf(cell.replace(GRAM, ''));
  if (number === 'ambiguous') {
    return { problem: `Weight "${cell}" can be read in two ways; write it with a decimal point` };
  }
  if (number === null) return { problem: `Weight "${cell}" is not a number` };
  if (number < LEAST_WEIGHT) return { problem: 'Weight must be greater than 0' };
  if (number > LARGEST_WEIGHT) return { problem: 'Weight is too large' };
  return { value: Math.round(number * 100) / 100 };
}

/** Pieces in stock; null when the cell is blank, negative when the shop had sold more than it had. */
export function quantityOf(cell: string): Reading<number | null> {
  if (cell === '') return { value: null };
  const number = amountOf(cell);
  if (number === null) return { problem: `Quantity "${cell}" is not a number` };
  if (!Number.isInteger(number)) return { problem: `Quantity "${cell}" is not a whole number` };
  if (Math.abs(number) > LARGEST_QUANTITY) return { problem: 'Quantity is too large' };
  return { value: number };
}
