import type { ChassisConfig } from '../config.ts';
import type { Log } from '../log.ts';
import type { Cache } from './cache.ts';
import { openInProcessCache } from './in-process.ts';
import { openRedisCache } from './redis.ts';

/** Redis where an address is given, else the cache for services that share this process. */
export function openCache(config: Pick<ChassisConfig, 'REDIS_URL'>, log: Log): Cache {
  if (config.REDIS_URL === undefined) return openInProcessCache();
  return openRedisCache({ url: config.REDIS_URL, log });
}
