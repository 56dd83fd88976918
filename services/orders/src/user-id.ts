import type { Caller } from '@dahab/chassis/auth/internal-token.ts';

/** Who did it, for the books; null when no person did. */
export function userIdOf(caller: Caller): number | null {
  return caller.kind === 'user' ? caller.userId : null;
}
