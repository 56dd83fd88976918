import { queueOf } from '@dahab/chassis/bus/amqp-topology.ts';
import { serviceNames } from '@dahab/protocol/event.ts';
import { type ChannelModel, connect } from 'amqplib';
import { Redis } from 'ioredis';
import type { OperationsConfig } from '../config.ts';

const PREFIX = 'dahab:';
const BATCH = 1_000;

/** What the bus and the cache still hold is about the shop before: it would be believed. */
export async function emptyCarriers({ AMQP_URL, REDIS_URL }: OperationsConfig): Promise<void> {
  if (AMQP_URL !== undefined) await emptyQueues(AMQP_URL);
  if (REDIS_URL !== undefined) await emptyCache(REDIS_URL);
}

async function emptyQueues(urls: string): Promise<void> {
  const connection = await connectToOne(urls.split(','));
  try {
    for (const service of serviceNames) {
      // A queue that is not there closes its channel.
      const channel = await connection.createChannel();
      channel.on('error', () => undefined);
      await channel.purgeQueue(queueOf(service)).catch((error: { code?: number }) => {
        if (error.code !== 404) throw error;
      });
      await channel.close().catch(() => undefined);
    }
  } finally {
    await connection.close();
  }
}

/** Any node of a cluster speaks for all of them. */
async function connectToOne([url = '', ...others]: readonly string[]): Promise<ChannelModel> {
  try {
    return await connect(url);
  } catch (error) {
    if (others.length === 0) throw error;
    return connectToOne(others);
  }
}

async function emptyCache(url: string): Promise<void> {
  const redis = new Redis(url, { maxRetriesPerRequest: 2 });
  try {
    for await (const keys of redis.scanStream({ match: `${PREFIX}*`, count: BATCH })) {
      if ((keys as string[]).length > 0) await redis.del(...(keys as string[]));
    }
  } finally {
    redis.disconnect();
  }
}
