import { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import { CacheUnavailable } from './cache.ts';
import type { Cache } from './cache.ts';

export interface RedisOptions {
  readonly url: string;
  readonly log: Log;
  /** How long a call may take before it rejects. */
  readonly commandTimeoutMs?: number;
}

/** Redis may serve others too. */
const keyPrefix = 'dahab:';

/** Counts and starts the window in one step: no count without an end. */
const incrementScript = `
local count = redis.call('incr', KEYS[1])
if redis.call('pttl', KEYS[1]) < 0 then redis.call('pexpire', KEYS[1], ARGV[1]) end
return {count, redis.call('pttl', KEYS[1])}`;

/**
 * The cache on Redis. It returns at once and connects by itself, again and again; while there is no
 * connection, calls reject at once.
 */
export function openRedisCache({ url, log, commandTimeoutMs = 500 }: RedisOptions): Cache {
  const redis = connect(url, commandTimeoutMs);
  reportOutages(redis, log);

  return {
    get: (key) => attempt(() => redis.get(key)),
    set: async (key, value, ttlSeconds) => {
      await attempt(() => redis.set(key, value, 'PX', milliseconds(ttlSeconds)));
    },
    setIfAbsent: async (key, value, ttlSeconds) => {
      const done = await attempt(() => redis.set(key, value, 'PX', milliseconds(ttlSeconds), 'NX'));
      return done === 'OK';
    },
    remove: async (key) => {
      await attempt(() => redis.del(key));
    },
    increment: async (key, ttlSeconds) => {
      const call = () => redis.eval(incrementScript, 1, key, milliseconds(ttlSeconds));
      const [count, leftMs] = (await attempt(call)) as [number, number];
      return { count, resetSeconds: Math.ceil(leftMs / 1_000) };
    },
    ready: () => redis.status === 'ready',
    close: async () => {
      // What is still under way may end; a connection that is not there is not waited for.
      if (redis.status === 'ready') await redis.quit().catch(() => {});
      redis.disconnect();
    },
  };
}

function connect(url: string, commandTimeoutMs: number): Redis {
  return new Redis(url, {
    keyPrefix,
    commandTimeout: commandTimeoutMs,
    connectTimeout: 2_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    // A count sent twice would be counted twice.
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempts) => Math.min(attempts * 50, 1_000),
  });
}

/** One line when it is lost and one when it is back, however often connecting failed in between. */
function reportOutages(redis: Redis, log: Log): void {
  let isLost = false;
  redis.on('error', (error: Error) => {
    if (!isLost) log.warn({ reason: error.message }, 'Redis cannot be reached');
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) log.info('Redis is reached again');
    isLost = false;
  });
}

function milliseconds(seconds: number): number {
  return Math.ceil(seconds * 1_000);
}

async function attempt<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new CacheUnavailable(`The cache did not answer: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
