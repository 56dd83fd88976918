import type { Cache } from '@dahab/chassis/cache/cache.ts';
import type { Database } from '@dahab/chassis/database/connect.ts';
import { Forbidden, Unauthenticated } from '@dahab/chassis/errors.ts';
import { emit } from '@dahab/chassis/messaging/emit.ts';
import type { LoginInput, RegisterInput } from '../../contract/account.ts';
import { customersChanged } from '../../contract/events.ts';
import type { User } from '../../contract/user.ts';
import { insertCustomer } from '../customers/store.ts';
import type { PasswordTurns } from '../passwords/password-turns.ts';
import { startSession } from '../sessions/actions.ts';
import { addUser, currentUser, usernameTaken } from '../users/actions.ts';
import { type Credentials, findCredentials, isTaken, lockUnchanged } from '../users/store.ts';
import { loginLimits } from './login-limits.ts';
import { noteRegistration } from './registration-limit.ts';

export interface SignedIn {
  readonly user: User;
  readonly token: string;
}

interface Door {
  readonly db: Database;
  readonly cache: Cache;
  readonly passwords: PasswordTurns;
}

/** Where a call comes from, and when. */
interface From {
  readonly address: string;
  readonly now: Date;
}

/** The same answer and the same time whether the name or the password is wrong. */
export async function logIn(
  { db, cache, passwords }: Door,
  { username, password }: LoginInput,
  from: From,
): Promise<SignedIn> {
  const limits = loginLimits(cache, { username, address: from.address });
  const known = await findCredentials(db, username);
  const isRight = await passwords.check(known?.passwordHash ?? null, password, limits);
  if (known === null || !isRight) throw wrongCredentials();
  await limits.forgive();
  if (!known.isActive) throw new Forbidden('This account is deactivated', 'account-deactivated');
  return openSession(db, known, from.now);
}

export async function register(
  { db, cache, passwords }: Door,
  input: RegisterInput,
  { address, now }: From,
): Promise<SignedIn> {
  const { username, password, firstName, lastName, email, phone, city } = input;
  if (await isTaken(db, username)) throw usernameTaken('username');
  const passwordHash = await passwords.hash(password, () => noteRegistration(cache, address));
  return db.transaction(async (trx) => {
    const name = `${firstName} ${lastName}`;
    const account = { username, passwordHash, isAdmin: false, isActive: true, name, email };
    const userId = await addUser(trx, account, now);
    await insertCustomer(trx, { userId, firstName, lastName, email, phone, city }, now);
    await emit(trx, customersChanged, {});
    const token = await startSession(trx, userId, now);
    return { user: await currentUser(trx, userId), token };
  });
}

/** A password changed or an account turned off since it was checked opens nothing any more. */
async function openSession(db: Database, known: Credentials, now: Date): Promise<SignedIn> {
  return db.transaction(async (trx) => {
    if (!(await lockUnchanged(trx, known))) throw wrongCredentials();
    const token = await startSession(trx, known.id, now);
    return { user: await currentUser(trx, known.id), token };
  });
}

function wrongCredentials(): Unauthenticated {
  return new Unauthenticated('Invalid username or password', 'wrong-credentials');
}
