import { chassisConfigSchema } from '@dahab/chassis/config.ts';
import { z } from 'zod';

export const bffConfigSchema = chassisConfigSchema
  .omit({ DATABASE_URL: true, DATABASE_POOL_MAX: true, BLOBS_DIR: true })
  .extend({
    /** The built front end. */
    WEB_DIST: z.string().default('web/dist'),
    /** How many proxies of ours stand in front and may tell the visitor's address. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /** The shop's own address, for links that leave it; that of each request without one. */
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** What a scraper of `/metrics` shows as its bearer token; without one only admins may look. */
    METRICS_TOKEN: z.string().min(16).optional(),
  });

export type BffConfig = z.infer<typeof bffConfigSchema>;
