import type { Cache } from '@dahab/chassis/cache/cache.ts';
import type { Log } from '@dahab/chassis/log.ts';
import { REVOKED, REVOKED_SECONDS, sessionCacheKey } from '../../contract/sessions.ts';

/** What the edge remembers of sessions for a minute. */
export interface CachedSessions {
  /** After the sessions' end is committed: nobody is let in by an answer from before. */
  revoke(tokenHashes: readonly string[]): Promise<void>;
  /** After the user's rights grew: the next request asks again. */
  forget(tokenHashes: readonly string[]): Promise<void>;
}

/** Without the cache nothing is remembered, or not for longer than a minute: no reason to fail. */
export function cachedSessions(cache: Cache, log: Log): CachedSessions {
  const each = async (
    tokenHashes: readonly string[],
    act: (key: string) => Promise<void>,
  ): Promise<void> => {
    const acts = tokenHashes.map((tokenHash) => act(sessionCacheKey(tokenHash)));
    const failed = (await Promise.allSettled(acts)).find((one) => one.status === 'rejected');
    if (failed) log.warn({ err: failed.reason }, 'the cache could not be told of ended sessions');
  };
  return {
    revoke: (hashes) => each(hashes, (key) => cache.set(key, REVOKED, REVOKED_SECONDS)),
    forget: (hashes) => each(hashes, (key) => cache.remove(key)),
  };
}
