import { z } from 'zod';

/** The body of every error answer. `error` repeats `message`; `message` is for a person to read. */
export const problemSchema = z
  .object({
    message: z.string(),
    error: z.string(),
    code: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    requestId: z.string(),
  })
  .meta({
    id: 'Problem',
    examples: [
      {
        message: 'Weight must be greater than 0',
        error: 'Weight must be greater than 0',
        code: 'invalid-input',
        issues: [{ path: 'weight', message: 'Weight must be greater than 0' }],
        requestId: '0c7f2a0e-4a77-4f0c-9f39-5d3a1f6d8e11',
      },
    ],
  });

export type Problem = z.infer<typeof problemSchema>;
