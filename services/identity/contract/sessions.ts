import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { z } from 'zod';

/** The cookie that carries a session's token; the token's hash is all that is stored. */
export const SESSION_COOKIE = 'dahab_session';

/** How long the bff may trust a resolved session before it asks again. */
export const SESSION_CACHE_SECONDS = 60;

/** Outlives every cached answer that was resolved before the session ended. */
export const REVOKED_SECONDS = 2 * SESSION_CACHE_SECONDS;

/** The cache's key of a session, and the value that says it has ended. */
export const REVOKED = 'revoked';

export function sessionCacheKey(tokenHash: string): string {
  return `session:${tokenHash}`;
}

export const resolvedSessionSchema = z.object({
  userId: z.number().int(),
  isAdmin: z.boolean(),
  sessionId: z.string(),
  /** What the shop calls them; absent in answers that were cached before it was told. */
  name: z.string().optional(),
});

export type ResolvedSession = z.infer<typeof resolvedSessionSchema>;

/** Whose session this is; `session: null` when it has ended, expired or never was. */
export const resolveSession = defineEndpoint({
  method: 'POST',
  path: '/internal/sessions/resolve',
  access: 'service',
  summary: 'Whose session a token is',
  repeatable: true,
  body: z.object({
    /** SHA-256 of the cookie's token, hex. */
    tokenHash: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  response: z.object({ session: resolvedSessionSchema.nullable() }),
});
