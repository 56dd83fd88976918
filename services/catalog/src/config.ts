import { chassisConfigSchema } from '@dahab/chassis/config.ts';
import { z } from 'zod';

export const catalogConfigSchema = chassisConfigSchema.extend({
  /** Whether this process fetches the pictures of imported products from their sites. */
  MIRROR_PICTURES: z.enum(['on', 'off']).default('on'),
});

export type CatalogConfig = z.infer<typeof catalogConfigSchema>;
