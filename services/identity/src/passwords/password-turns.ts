import { randomBytes } from 'node:crypto';
import { createTurnstile } from '@dahab/chassis/turnstile.ts';
import { hashPassword, isPassword } from './hash.ts';

/** As many as libuv has threads; more would only wait there, with 19 MiB each. */
const AT_ONCE = 4;

const LONGEST_WAIT_MS = 20_000;

/**
 * Checks a password against a hash. Without one it works just as long and says no, so that the time
 * does not tell whether an account exists. The limit is asked when the check's turn has come.
 */
export type CheckPassword = (
  passwordHash: string | null,
  password: string,
  limit: GuessLimit,
) => Promise<boolean>;

export interface GuessLimit {
  /** Counts the guess before it is checked, so that no burst overtakes it; throws beyond the limit. */
  admit(): Promise<void>;
  noteFailure(): Promise<void>;
}

/** All work on passwords of those who are not signed in, so much of it at once and no more. */
export interface PasswordTurns {
  readonly check: CheckPassword;
  /** `admit` is asked when the turn has come; what it throws ends it. */
  readonly hash: (password: string, admit: () => Promise<void>) => Promise<string>;
}

export function createPasswordTurns(): PasswordTurns {
  const takeTurn = createTurnstile(AT_ONCE, LONGEST_WAIT_MS);
  const nobodys = hashPassword(randomBytes(32).toString('base64url'));

  return {
    check: (passwordHash, password, limit) =>
      takeTurn(async () => {
        await limit.admit();
        const isRight = await isPassword(passwordHash ?? (await nobodys), password);
        if (isRight && passwordHash !== null) return true;
        await limit.noteFailure();
        return false;
      }),
    hash: (password, admit) =>
      takeTurn(async () => {
        await admit();
        return hashPassword(password);
      }),
  };
}
