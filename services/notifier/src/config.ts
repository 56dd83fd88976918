import { chassisConfigSchema } from '@dahab/chassis/config.ts';
import { z } from 'zod';

/** Paths are resolved against it, so what follows the last `/` would be lost. */
const apiRoot = z.url().transform((root) => (root.endsWith('/') ? root : `${root}/`));

const KEY_MIN = 32;

/** Keys separated by commas or white space. */
const settingsKeys = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((key) => key !== ''))
  .pipe(z.array(z.string().min(KEY_MIN)));

/** With what the stored secrets are locked: all that changing the key needs to know. */
export const settingsKeysSchema = z.object({
  /** Encrypts the stored bot token and API key; at least 32 characters. */
  SETTINGS_KEY: z.string().min(KEY_MIN),
  /** Other keys that what is stored may be locked with while the key is being changed. */
  SETTINGS_KEYS_ALSO_READ: settingsKeys,
});

export const notifierConfigSchema = chassisConfigSchema.extend({
  ...settingsKeysSchema.shape,
  TELEGRAM_API_ROOT: apiRoot.default('https://api.telegram.org/'),
  /** How long Telegram may take to answer. */
  TELEGRAM_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  GOLD_API_ROOT: apiRoot.default('https://www.goldapi.io/'),
});

export type NotifierConfig = z.infer<typeof notifierConfigSchema>;
