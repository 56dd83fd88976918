import { waitUntil } from '@dahab/backing/wait-until.ts';
import type { Cache } from '@dahab/chassis/cache/cache.ts';
import { openCache } from '@dahab/chassis/cache/open-cache.ts';
import { connectDatabase, type Database } from '@dahab/chassis/database/connect.ts';
import { createLog } from '@dahab/chassis/log.ts';
import {
  type CachedSessions,
  cachedSessions,
} from '../../../services/identity/src/sessions/cached-sessions.ts';
import type { OperationsConfig } from '../config.ts';
import type { Reach } from '../reach/reach.ts';

const CACHE_WAIT_MS = 5_000;

/** Works on the accounts, with the cache that the shop's front door asks, where it is a server's. */
export async function withIdentity<T>(
  config: OperationsConfig,
  { databases }: Reach,
  work: (doors: { db: Database; cached: CachedSessions }) => Promise<T>,
): Promise<T> {
  const log = createLog('operations', 'warn');
  const db = connectDatabase(databases.identity, 2, log);
  const cache: Cache = openCache(config, log);
  try {
    // A cache that has no connection yet refuses, and ended sessions would live on for a minute.
    await waitUntil(() => cache.ready(), CACHE_WAIT_MS);
    return await work({ db, cached: cachedSessions(cache, log) });
  } finally {
    await cache.close();
    await db.destroy();
  }
}
