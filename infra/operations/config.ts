import { join, resolve } from 'node:path';
import { chassisConfigSchema, ConfigError, readConfig } from '@dahab/chassis/config.ts';
import { type LocalConfig, readLocalConfig } from '@dahab/local/config.ts';
import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import { z } from 'zod';

const KEY_MIN = 32;

/** What the commands are told by their environment, beside the settings of `npm start`. */
export const operationsConfigSchema = chassisConfigSchema
  .pick({
    AMQP_URL: true,
    AMQP_QUEUE_TYPE: true,
    REDIS_URL: true,
    S3_ENDPOINT: true,
    S3_ACCESS_KEY: true,
    S3_SECRET_KEY: true,
    S3_BUCKET: true,
    S3_REGION: true,
    CATALOG_URL: true,
  })
  .extend({
    /** The services' databases: all six, or none for the shop of a data folder. */
    CATALOG_DATABASE_URL: z.url().optional(),
    ORDERS_DATABASE_URL: z.url().optional(),
    IDENTITY_DATABASE_URL: z.url().optional(),
    PRICING_DATABASE_URL: z.url().optional(),
    NOTIFIER_DATABASE_URL: z.url().optional(),
    IMPORTER_DATABASE_URL: z.url().optional(),
    /** Where blobs are when there are six databases and no S3. */
    BLOBS_DIR: z.string().optional(),
    INTERNAL_TOKEN_SECRET: z.string().min(KEY_MIN).optional(),
    SETTINGS_KEY: z.string().min(KEY_MIN).optional(),
    SETTINGS_KEYS_ALSO_READ: z.string().default(''),
    /** Instead of being asked, by `create-admin` and `reset-password`. */
    NEW_USERNAME: z.string().optional(),
    NEW_PASSWORD: z.string().optional(),
  });

type Given = z.infer<typeof operationsConfigSchema>;

export type DatabaseUrls = Readonly<Record<ServiceName, string>>;

export interface OperationsConfig extends Given {
  readonly local: LocalConfig;
  /** The databases of a shop of many servers; null for the shop of a data folder. */
  readonly servers: DatabaseUrls | null;
  readonly blobsDir: string;
}

export function readOperationsConfig(): OperationsConfig {
  const given = readConfig(operationsConfigSchema, process.env);
  const local = readLocalConfig();
  const blobsDir = resolve(given.BLOBS_DIR ?? join(local.DATA_DIR, 'blobs'));
  return { ...given, local, servers: serversOf(given), blobsDir };
}

function serversOf(given: Given): DatabaseUrls | null {
  const urls = serviceNames.map((name) => [name, given[nameOf(name)]] as const);
  const missing = urls.filter(([, url]) => url === undefined).map(([name]) => nameOf(name));
  if (missing.length === serviceNames.length) return null;
  if (missing.length === 0) return Object.fromEntries(urls) as DatabaseUrls;
  throw new ConfigError(
    `The address of every service's database is needed, or none: ${missing.join(', ')} not set.`,
  );
}

function nameOf(service: ServiceName): 'CATALOG_DATABASE_URL' {
  return `${service.toUpperCase()}_DATABASE_URL` as 'CATALOG_DATABASE_URL';
}

/** What was given to this process, and what it decides for others. */
export function environmentWith(
  decided: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  return { ...process.env, ...decided };
}

/** What stands behind `npm run shop --`. */
export function argumentsGiven(): string[] {
  return process.argv.slice(2);
}
