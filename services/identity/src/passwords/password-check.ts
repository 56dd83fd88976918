import { randomBytes } from 'node:crypto';
import { hashPassword, isPassword } from './hash.ts';
import { createTurnstile } from './turnstile.ts';

/** As many as libuv has threads; more would only wait there, with 19 MiB each. */
const AT_ONCE = 4;

/**
 * Checks a password against a hash. Without one it works just as long and says no, so that the time
 * does not tell whether an account exists. `before` runs when the check's turn has come: a burst of
 * guesses cannot overtake the limit that it asks.
 */
export type CheckPassword = (
  passwordHash: string | null,
  password: string,
  before: () => Promise<void>,
) => Promise<boolean>;

export function createPasswordCheck(): CheckPassword {
  const takeTurn = createTurnstile(AT_ONCE);
  const nobodys = hashPassword(randomBytes(32).toString('base64url'));

  return (passwordHash, password, before) =>
    takeTurn(async () => {
      await before();
      const isRight = await isPassword(passwordHash ?? (await nobodys), password);
      return isRight && passwordHash !== null;
    });
}
