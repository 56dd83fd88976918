import { chassisConfigSchema } from '@dahab/chassis/config.ts';
import { z } from 'zod';
import { IMPORT_WAIT_SECONDS } from '../contract/import-job.ts';

export const configSchema = chassisConfigSchema.extend({
  /** How long an upload waits for its job before it answers 202. */
  IMPORT_WAIT_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(IMPORT_WAIT_SECONDS * 1_000),
});

export type ImporterConfig = z.infer<typeof configSchema>;
