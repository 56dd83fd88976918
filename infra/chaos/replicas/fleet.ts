import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase } from '@dahab/backing/ensure-database.ts';
import { findPostgres } from '@dahab/backing/postgres.ts';
import { findRabbitmq } from '@dahab/backing/rabbitmq.ts';
import { findRedis } from '@dahab/backing/redis.ts';
import { findS3 } from '@dahab/backing/s3.ts';
import { isMissing, type Missing, type Server } from '@dahab/backing/server.ts';
import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import { createPart, type Part, type PartPlan, planParts } from './part.ts';

export const ADMIN = { username: 'admin', password: 'a-password-of-this-run' };
export const METRICS_TOKEN = 'a-scraper-of-this-run';
const GOING_MS = 1_000;
/** Twelve pools on one small server. */
const POOL_MAX = 5;

/** Two replicas of everything, and the servers that they stand on. */
export interface Fleet {
  readonly parts: readonly Part[];
  readonly bffs: readonly string[];
  readonly databases: ReadonlyMap<ServiceName, string>;
  readonly rabbitmq: Server;
  /** With the log of each process. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** `more`: settings of all parts, beside those that they need to find each other. */
export async function startFleet(
  say: (line: string) => void,
  more: Readonly<Record<string, string>> = {},
): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'dahab-replicas-'));
  const servers: Server[] = [];
  const parts: Part[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(parts.map((part) => part.end()));
    await Promise.all(servers.map((server) => server.stop()));
  };
  try {
    const { postgres, s3, rabbitmq, redis } = await startServers(folder, (server) => {
      say(server.about);
      servers.push(server);
    });
    const databases = await makeDatabases(postgres.url);
    const plans = await planParts([...serviceNames, 'bff']);
    const settings = {
      ...addressesOf(plans),
      ...storage(s3.url),
      AMQP_URL: rabbitmq.url,
      REDIS_URL: redis.url,
      INTERNAL_TOKEN_SECRET: randomBytes(32).toString('hex'),
      SETTINGS_KEY: randomBytes(32).toString('hex'),
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      METRICS_TOKEN,
      GOING_MS: String(GOING_MS),
      DATABASE_POOL_MAX: String(POOL_MAX),
      ...more,
    };
    for (const plan of plans) {
      const database = plan.name === 'bff' ? '' : (databases.get(plan.name) ?? '');
      parts.push(createPart(plan, { ...settings, DATABASE_URL: database }, folder));
    }
    // Service by service: a bff is ready when they are.
    for (const part of parts.filter(({ name }) => name !== 'bff')) await part.start();
    const bffs = parts.filter(({ name }) => name === 'bff');
    await Promise.all(bffs.map((bff) => bff.start()));
    return { parts, bffs: bffs.map(({ url }) => url), databases, rabbitmq, folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startServers(folder: string, note: (server: Server) => void) {
  const start = async (found: Promise<Server | Missing>): Promise<Server> => {
    const server = await found;
    if (isMissing(server)) throw new Error(server.missing);
    note(server);
    return server;
  };
  return {
    postgres: await start(findPostgres({ folder: join(folder, 'postgres') })),
    s3: await start(findS3({ folder: join(folder, 's3') })),
    rabbitmq: await start(findRabbitmq({ folder: join(folder, 'rabbitmq') })),
    redis: await start(findRedis({ folder: join(folder, 'redis') })),
  };
}

async function makeDatabases(adminUrl: string): Promise<Map<ServiceName, string>> {
  const databases = new Map<ServiceName, string>();
  for (const name of serviceNames) {
    const password = randomBytes(12).toString('hex');
    databases.set(name, await ensureDatabase(adminUrl, `dahab_${name}`, password));
  }
  return databases;
}

/** Both replicas of each service, as a list. */
function addressesOf(plans: readonly PartPlan[]): Record<string, string> {
  const urls = serviceNames.map((name) => {
    const ports = plans.filter((plan) => plan.name === name).map(({ port }) => port);
    return [`${name.toUpperCase()}_URL`, ports.map((port) => `http://127.0.0.1:${port}`).join()];
  });
  return Object.fromEntries(urls) as Record<string, string>;
}

function storage(url: string): Record<string, string> {
  const { origin, username, password } = new URL(url);
  return {
    S3_ENDPOINT: origin,
    S3_ACCESS_KEY: decodeURIComponent(username),
    S3_SECRET_KEY: decodeURIComponent(password),
  };
}
