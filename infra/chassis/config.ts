import { z } from 'zod';
import { logLevels } from './log.ts';

const url = z.url();

/** What every process of the shop is told by its environment. Absent servers are embedded ones. */
export const chassisConfigSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  /** Signs the tokens that the parts of the shop show each other; at least 32 characters. */
  INTERNAL_TOKEN_SECRET: z.string().min(32),
  DATABASE_URL: url,
  DATABASE_POOL_MAX: z.coerce.number().int().min(1).max(100).default(10),
  AMQP_URL: url.optional(),
  AMQP_QUEUE_TYPE: z.enum(['classic', 'quorum']).default('classic'),
  REDIS_URL: url.optional(),
  S3_ENDPOINT: url.optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_BUCKET: z.string().default('dahab'),
  S3_REGION: z.string().default('us-east-1'),
  /** Where blobs are kept when no S3 is given. */
  BLOBS_DIR: z.string().default('.data/blobs'),
  CATALOG_URL: url.default('http://catalog:8080'),
  ORDERS_URL: url.default('http://orders:8080'),
  IDENTITY_URL: url.default('http://identity:8080'),
  PRICING_URL: url.default('http://pricing:8080'),
  NOTIFIER_URL: url.default('http://notifier:8080'),
  IMPORTER_URL: url.default('http://importer:8080'),
});

export type ChassisConfig = z.infer<typeof chassisConfigSchema>;

/** The environment, checked. Empty values count as absent; one error names all that is wrong. */
export function readConfig<Config>(
  schema: z.ZodType<Config>,
  environment: Readonly<Record<string, string | undefined>>,
): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const wrong = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(`The configuration is not usable:\n${wrong.join('\n')}`);
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
