import { chassisConfigSchema } from '@dahab/chassis/config.ts';
import { z } from 'zod';
import { LONGEST_USERNAME } from '../contract/account.ts';

export const identityConfigSchema = chassisConfigSchema.extend({
  ADMIN_USERNAME: z.string().trim().min(1).max(LONGEST_USERNAME).default('admin'),
  /** The first admin's; one is made when absent. */
  ADMIN_PASSWORD: z.string().min(6).max(128).optional(),
});

export type IdentityConfig = z.infer<typeof identityConfigSchema>;
