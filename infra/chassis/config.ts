import { z } from 'zod';
import { logLevels } from './log.ts';
import { withSecretFiles } from './secret-files.ts';

const url = z.url();
/** One address, or those of several replicas or nodes, separated by commas. */
const urls = z.string().refine((list) => list.split(',').every((one) => URL.canParse(one)), {
  error: 'Not an address, nor several separated by commas',
});

/** What every process of the shop is told by its environment. Absent servers are embedded ones. */
export const chassisConfigSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  /** How long a process that is told to end still takes requests, while `/readyz` says that it goes. */
  GOING_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  /** Signs the tokens that the parts of the shop show each other; at least 32 characters. */
  INTERNAL_TOKEN_SECRET: z.string().min(32),
  DATABASE_URL: url,
  DATABASE_POOL_MAX: z.coerce.number().int().min(1).max(100).default(10),
  AMQP_URL: urls.optional(),
  AMQP_QUEUE_TYPE: z.enum(['classic', 'quorum']).default('classic'),
  REDIS_URL: url.optional(),
  S3_ENDPOINT: url.optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_BUCKET: z.string().default('dahab'),
  S3_REGION: z.string().default('us-east-1'),
  /** Where blobs are kept when no S3 is given. */
  BLOBS_DIR: z.string().default('.data/blobs'),
  CATALOG_URL: urls.default('http://catalog:8080'),
  ORDERS_URL: urls.default('http://orders:8080'),
  IDENTITY_URL: urls.default('http://identity:8080'),
  PRICING_URL: urls.default('http://pricing:8080'),
  NOTIFIER_URL: urls.default('http://notifier:8080'),
  IMPORTER_URL: urls.default('http://importer:8080'),
  /** A collector of traces that speaks OTLP/HTTP; without one nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  /** What the collector wants to be shown: `name=value` between commas. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  /** How many of the requests are traced, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
});

export type ChassisConfig = z.infer<typeof chassisConfigSchema>;

/**
 * The environment, checked. Empty values count as absent, `NAME_FILE` names a file with the value of
 * `NAME`; one error names all that is wrong.
 */
export function readConfig<Config>(
  schema: z.ZodType<Config>,
  environment: Readonly<Record<string, string | undefined>>,
): Config {
  const given = Object.fromEntries(
    Object.entries(readFiles(schema, environment)).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  );
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const wrong = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(`The configuration is not usable:\n${wrong.join('\n')}`);
}

function readFiles(
  schema: z.ZodType,
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> {
  if (!(schema instanceof z.ZodObject)) return environment;
  try {
    return withSecretFiles(environment, Object.keys(schema.shape));
  } catch (error) {
    throw new ConfigError(`A file of the configuration is not to be read: ${String(error)}`);
  }
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
