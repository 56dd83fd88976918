import { chassisConfigSchema } from '@dahab/chassis/config.ts';
import { z } from 'zod';

/** Paths are resolved against it, so what follows the last `/` would be lost. */
const apiRoot = z.url().transform((root) => (root.endsWith('/') ? root : `${root}/`));

export const notifierConfigSchema = chassisConfigSchema.extend({
  /** Encrypts the stored bot token and API key; at least 32 characters. */
  SETTINGS_KEY: z.string().min(32),
  TELEGRAM_API_ROOT: apiRoot.default('https://api.telegram.org/'),
  /** How long Telegram may take to answer. */
  TELEGRAM_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  GOLD_API_ROOT: apiRoot.default('https://www.goldapi.io/'),
});

export type NotifierConfig = z.infer<typeof notifierConfigSchema>;
