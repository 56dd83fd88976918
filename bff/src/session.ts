import { createHash } from 'node:crypto';
import { type Caller, guest } from '@dahab/chassis/auth/internal-token.ts';
import type { Cache } from '@dahab/chassis/cache/cache.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import {
  resolvedSessionSchema,
  type ResolvedSession,
  resolveSession,
  REVOKED,
  SESSION_CACHE_SECONDS,
  SESSION_COOKIE,
  sessionCacheKey,
} from '@dahab/identity/contract/sessions.ts';
import type { Request } from 'express';

const TOKEN = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([\\w-]{20,100})(?:;|$)`);

export type FindCaller = (request: Request) => Promise<Caller>;

/**
 * Who sends a request, by the session cookie; a guest when there is none or it has ended. Answers
 * are cached for a minute; a session that ends is marked in the cache at once. Without the cache
 * identity is asked each time, so that losing it logs nobody out.
 */
export function callerFinder(cache: Cache, call: CallService): FindCaller {
  const resolve = async (key: string, tokenHash: string): Promise<ResolvedSession | null> => {
    const cached = await cache.get(key).catch(() => null);
    if (cached === REVOKED) return null;
    if (cached !== null) return resolvedSessionSchema.parse(JSON.parse(cached));
    const { session } = await call('identity', resolveSession, { body: { tokenHash } });
    if (session) {
      // Only if absent: a mark that the session ended meanwhile must stand.
      await cache
        .setIfAbsent(key, JSON.stringify(session), SESSION_CACHE_SECONDS)
        .catch(() => false);
    }
    return session;
  };

  return async (request) => {
    const token = TOKEN.exec(request.get('cookie') ?? '')?.[1];
    if (token === undefined) return guest;
    const tokenHash = createHash('sha256').update(token).digest('hex');
    const session = await resolve(sessionCacheKey(tokenHash), tokenHash);
    return session ? { kind: 'user', ...session } : guest;
  };
}
