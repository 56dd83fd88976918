import { z } from 'zod';

/** An empty filter of a form counts as none. */
export function emptyAsNone<Field extends z.ZodType>(
  field: Field,
): z.ZodPreprocess<z.ZodOptional<Field>> {
  return z.preprocess((value) => (value === '' ? undefined : value), field.optional());
}

/** A whole day in Cairo. */
export const dayField = emptyAsNone(z.iso.date('Dates are written YYYY-MM-DD'));
