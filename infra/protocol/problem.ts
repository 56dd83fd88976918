import { z } from 'zod';

/** The body of every error answer. `error` repeats `message`; `message` is for a person to read. */
export const problemSchema = z.object({
  message: z.string(),
  error: z.string(),
  code: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
}).meta({ id: 'Problem' });

export type Problem = z.infer<typeof problemSchema>;
