import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { isPassword } from '../src/passwords/hash.ts';
import { createPasswordTurns } from '../src/passwords/password-turns.ts';

test('a new password waits for its turn behind those that are checked', async () => {
  const turns = createPasswordTurns();
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const limit = { admit: () => gate, noteFailure: async () => undefined };
  const checks = Array.from({ length: 4 }, () => turns.check(null, 'a guess', limit));
  let isAdmitted = false;
  const hashed = turns.hash('gold and silver', async () => {
    isAdmitted = true;
  });

  await setImmediate();
  expect(isAdmitted).toBe(false);
  open();
  expect(await Promise.all(checks)).toEqual([false, false, false, false]);
  expect(await isPassword(await hashed, 'gold and silver')).toBe(true);
  expect(isAdmitted).toBe(true);
});

test('a new password that is not admitted is not hashed', async () => {
  const refused = createPasswordTurns().hash('gold and silver', () =>
    Promise.reject(new Error('Too many')),
  );
  await expect(refused).rejects.toThrow('Too many');
});
