import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new session token: unguessable, and good in a cookie as it is. */
export function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
