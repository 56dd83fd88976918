import { openS3Blobs } from '@dahab/chassis/blobs/s3.ts';
import { createLog } from '@dahab/chassis/log.ts';
import { connect } from 'amqplib';
import { Redis } from 'ioredis';
import type { OperationsConfig } from '../config.ts';
import { bad, type Finding, good } from './finding.ts';

const PATIENCE_MS = 5_000;

/** The bus, the cache and the store of files, as far as they are servers. */
export async function lookAtServers(config: OperationsConfig): Promise<Finding[]> {
  const { AMQP_URL, REDIS_URL, S3_ENDPOINT } = config;
  return Promise.all([
    ...(AMQP_URL?.split(',') ?? [undefined]).map((node) =>
      lookAt('RabbitMQ', node, 'AMQP_URL', rabbitmqVersion),
    ),
    lookAt('Redis', REDIS_URL, 'REDIS_URL', redisVersion),
    lookAt('S3', S3_ENDPOINT, 'S3_ENDPOINT', () => bucketOf(config)),
  ]);
}

async function lookAt(
  check: string,
  url: string | undefined,
  setting: string,
  ask: (url: string) => Promise<string>,
): Promise<Finding> {
  if (url === undefined) return good(check, 'in process, as no server is set');
  try {
    return good(check, await ask(url));
  } catch (error) {
    const why = (error as Error).message || 'no answer';
    return bad(
      check,
      `${new URL(url).host} cannot be used: ${why}. Is it up, and is ${setting} right?`,
    );
  }
}

async function rabbitmqVersion(url: string): Promise<string> {
  const connection = await connect(url, { timeout: PATIENCE_MS });
  const { version } = connection.connection.serverProperties as { version?: string };
  await connection.close();
  return version ?? 'unknown version';
}

async function redisVersion(url: string): Promise<string> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: PATIENCE_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return /redis_version:(\S+)/.exec(await redis.info('server'))?.[1] ?? 'unknown version';
  } finally {
    redis.disconnect();
  }
}

async function bucketOf(config: OperationsConfig): Promise<string> {
  const { S3_ENDPOINT: endpoint = '', S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = config;
  if (accessKey === undefined || secretKey === undefined) {
    throw new Error('S3_ACCESS_KEY and S3_SECRET_KEY are not set');
  }
  const { S3_BUCKET: bucket, S3_REGION: region } = config;
  const log = createLog('doctor', 'silent');
  const isThere = await openS3Blobs({
    endpoint,
    accessKey,
    secretKey,
    bucket,
    region,
    log,
  }).ready();
  if (!isThere) throw new Error(`the bucket ${bucket} is not to be had`);
  return `bucket ${bucket}`;
}
