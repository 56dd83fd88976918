import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { Actor } from '@dahab/protocol/actor.ts';
import { Unauthenticated } from '../errors.ts';

const LIFETIME_SECONDS = 60;
const ISSUER = 'dahab';

const callerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('guest') }),
  z.object({
    kind: z.literal('user'),
    userId: z.number().int().positive(),
    isAdmin: z.boolean(),
    /** Names the session without being its token: identity ends it by this. */
    sessionId: z.string(),
    /** What the shop calls them, for what it writes down about who did what. */
    name: z.string().optional(),
  }),
  z.object({ kind: z.literal('service'), service: z.string() }),
]);

const claimsSchema = z.object({ caller: callerSchema });

/** On whose behalf a call inside the shop is made. */
export type Caller = z.infer<typeof callerSchema>;

export const guest: Caller = { kind: 'guest' };

/** The caller as the one who causes what the call does; nobody for a guest. */
export function actorOf(caller: Caller): Actor | null {
  if (caller.kind === 'guest') return null;
  if (caller.kind === 'service') return { kind: 'service', name: caller.service };
  return { kind: 'user', id: caller.userId, name: caller.name ?? '' };
}

/** A token that says for one minute, to the other parts of the shop, who is calling. */
export function signCaller(caller: Caller, secret: string): string {
  return jwt.sign({ caller }, keyOf(secret), {
    algorithm: 'HS256',
    issuer: ISSUER,
    expiresIn: LIFETIME_SECONDS,
  });
}

/** The caller that a token names. Throws Unauthenticated when it is forged, expired or malformed. */
export function verifyCaller(token: string, secret: string): Caller {
  try {
    const claims = jwt.verify(token, keyOf(secret), { algorithms: ['HS256'], issuer: ISSUER });
    return claimsSchema.parse(claims).caller;
  } catch {
    throw new Unauthenticated('The internal token is not valid', 'invalid-token');
  }
}

/** Given as text, the secret would be tried as a private key first, which costs more than the rest. */
function keyOf(secret: string): KeyObject {
  return createSecretKey(secret, 'utf8');
}
