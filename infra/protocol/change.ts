import { z } from 'zod';

const valueSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([z.string(), z.number()])),
]);

/** One field of a record before and after; null where there was or is nothing. */
export const changeSchema = z
  .object({ field: z.string(), before: valueSchema, after: valueSchema })
  .meta({ id: 'Change' });

export type Change = z.infer<typeof changeSchema>;
