import { resolve } from 'node:path';
import { logLevels } from '@dahab/chassis/log.ts';
import { readConfig } from '@dahab/chassis/config.ts';
import { z } from 'zod';

export const localConfigSchema = z.object({
  /** The shop's address. */
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(8080),
  /** Everything that must last: the database, pictures, uploads, secrets, logs. */
  DATA_DIR: z.string().default('.data'),
  ADMIN_USERNAME: z.string().default('admin'),
  ADMIN_PASSWORD: z.string().min(6).max(128).optional(),
  /** `demo`: a shop to look at; `none`: an empty one. Only for a shop that has nothing yet. */
  SEED: z.enum(['demo', 'none']).default('demo'),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  /** `watch`: Vite serves the front end itself and nothing is built (`npm run dev`). */
  FRONT_END: z.enum(['build', 'watch']).default('build'),
  /** A PostgreSQL of yours, by an account that may create databases. */
  DATABASE_URL: z.url().optional(),
});

export type LocalConfig = z.infer<typeof localConfigSchema>;

/** The runner's configuration; DATA_DIR is made absolute. */
export function readLocalConfig(): LocalConfig {
  const config = readConfig(localConfigSchema, process.env);
  return { ...config, DATA_DIR: resolve(config.DATA_DIR) };
}

/** The environment as the services see it: what was given, and what the runner decides. */
export function environmentFor(
  decided: Readonly<Record<string, string>>,
): Record<string, string | undefined> {
  return { ...process.env, ...decided };
}

/** The environment of the runner under `npm run dev`. */
export function watchEnvironment(): Record<string, string | undefined> {
  return { ...process.env, FRONT_END: 'watch' };
}
