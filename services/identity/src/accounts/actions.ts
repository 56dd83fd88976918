import type { Cache } from '@dahab/chassis/cache/cache.ts';
import type { Database } from '@dahab/chassis/database/connect.ts';
import { Forbidden, Unauthenticated } from '@dahab/chassis/errors.ts';
import type { LoginInput, RegisterInput } from '../../contract/account.ts';
import type { User } from '../../contract/user.ts';
import { insertCustomer } from '../customers/store.ts';
import { hashPassword } from '../passwords/hash.ts';
import type { CheckPassword } from '../passwords/password-check.ts';
import { startSession } from '../sessions/actions.ts';
import { addUser, currentUser, usernameTaken } from '../users/actions.ts';
import { type Credentials, findCredentials, isTaken, lockUnchanged } from '../users/store.ts';
import { loginLimits } from './login-limits.ts';

export interface SignedIn {
  readonly user: User;
  readonly token: string;
}

interface Door {
  readonly db: Database;
  readonly cache: Cache;
  readonly checkPassword: CheckPassword;
}

/** The same answer and the same time whether the name or the password is wrong. */
export async function logIn(
  { db, cache, checkPassword }: Door,
  { username, password }: LoginInput,
  from: { address: string; now: Date },
): Promise<SignedIn> {
  const limits = loginLimits(cache, { username, address: from.address });
  const known = await findCredentials(db, username);
  const isRight = await checkPassword(known?.passwordHash ?? null, password, limits);
  if (known === null || !isRight) throw wrongCredentials();
  if (!known.isActive) throw new Forbidden('This account is deactivated', 'account-deactivated');
  const signedIn = await openSession(db, known, from.now);
  await limits.forgive();
  return signedIn;
}

export async function register(db: Database, input: RegisterInput, now: Date): Promise<SignedIn> {
  const { username, password, firstName, lastName, email, phone, city } = input;
  if (await isTaken(db, username)) throw usernameTaken();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (trx) => {
    const name = `${firstName} ${lastName}`;
    const account = { username, passwordHash, isAdmin: false, isActive: true, name, email };
    const userId = await addUser(trx, account, now);
    await insertCustomer(trx, { userId, firstName, lastName, email, phone, city }, now);
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
