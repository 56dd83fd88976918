import type { Database, Transaction } from '@dahab/chassis/database/connect.ts';
import { breaksUnique } from '@dahab/chassis/database/faults.ts';
import { Forbidden, NotFound, ShopError } from '@dahab/chassis/errors.ts';
import { emit } from '@dahab/chassis/messaging/emit.ts';
import { changesBetween } from '@dahab/protocol/changes-between.ts';
import { userChanged } from '../../contract/events.ts';
import { paginationOf } from '../../contract/pagination.ts';
import type { User } from '../../contract/user.ts';
import {
  MOST_UNPAGED_USERS,
  type NewUser,
  type UserChange,
  USERS_PAGE,
  type UsersAnswer,
  type UsersQuery,
} from '../../contract/users.ts';
import { searchWords } from '../customers/search-text.ts';
import { hashPassword } from '../passwords/hash.ts';
import type { CachedSessions } from '../sessions/cached-sessions.ts';
import { listTokenHashes, removeSessionsOf } from '../sessions/store.ts';
import { losesRights, refuseCommonPassword, refuseLockout, rightsAfter } from './rules.ts';
import {
  insertUser,
  lockActiveAdmins,
  lockUser,
  UNIQUE_USERNAME,
  updatePassword,
  updateRights,
  type UserToInsert,
} from './store.ts';
import { countUsers, findUser, listUsers } from './views.ts';

export async function searchUsers(db: Database, query: UsersQuery): Promise<UsersAnswer> {
  const { search = '', isAdmin, page, limit } = query;
  const filter = { words: searchWords(search), isAdmin };
  if (page === undefined && limit === undefined) {
    return { data: await listUsers(db, filter, { limit: MOST_UNPAGED_USERS, offset: 0 }) };
  }
  const wish = { page: page ?? 1, limit: limit ?? USERS_PAGE };
  const range = { limit: wish.limit, offset: (wish.page - 1) * wish.limit };
  const [data, total] = [await listUsers(db, filter, range), await countUsers(db, filter)];
  return { data, pagination: paginationOf(total, wish) };
}

/** An account as it is now. */
export async function currentUser(db: Database | Transaction, id: number): Promise<User> {
  const user = await findUser(db, id);
  if (user === null) throw new NotFound('There is no such account');
  return user;
}

/** Throws 409 when the username is taken, however it is written. */
export async function addUser(
  trx: Transaction,
  user: UserToInsert,
  now: Date,
  typedAs: 'username' | 'email' = 'username',
): Promise<number> {
  try {
    return await insertUser(trx, user, now);
  } catch (error) {
    if (breaksUnique(error, UNIQUE_USERNAME)) throw usernameTaken(typedAs);
    throw error;
  }
}

/** Said at the field that it was typed into: an account that staff adds has its e-mail as its name. */
export function usernameTaken(path: 'username' | 'email'): ShopError {
  const message = 'Username is already taken';
  const issue = path === 'email' ? 'Another account has this e-mail' : message;
  return new ShopError(409, 'username-taken', message, { issues: [{ path, message: issue }] });
}

export async function createUser(db: Database, input: NewUser, now: Date): Promise<User> {
  const { email, name, password, isAdmin, isActive } = input;
  if (password !== undefined) {
    refuseCommonPassword(password, { isAdmin, username: email, email, name });
  }
  const passwordHash = password === undefined ? null : await hashPassword(password);
  return db.transaction(async (trx) => {
    const user = { username: email, passwordHash, isAdmin, isActive, name, email };
    const added = await currentUser(trx, await addUser(trx, user, now, 'email'));
    await tellUser(trx, 'added', null, added, now);
    return added;
  });
}

/**
 * Admins who change each other at the same moment take turns, and each is still one when his turn
 * comes: at least one stays.
 */
export async function changeUser(
  { db, cached }: { db: Database; cached: CachedSessions },
  id: number,
  change: UserChange,
  callerId: number | null,
): Promise<User> {
  const { user, ended, outdated } = await db.transaction(async (trx) => {
    const activeAdmins = await lockActiveAdmins(trx);
    if (callerId !== null && !activeAdmins.includes(callerId)) throw new Forbidden();
    const before = await lockUser(trx, id);
    if (before === null) throw new NotFound('There is no such account');
    const after = rightsAfter(before, change);
    refuseLockout(before, after, { activeAdmins, callerId });
    await updateRights(trx, id, after);
    await tellUser(trx, 'changed', before, { ...before, ...after });
    const loses = losesRights(before, after);
    return {
      user: { ...before, ...after },
      ended: loses ? await removeSessionsOf(trx, id) : [],
      outdated: loses ? [] : await listTokenHashes(trx, id),
    };
  });
  await cached.revoke(ended);
  await cached.forget(outdated);
  return user;
}

/** Whoever was signed in to the account must sign in again. */
export async function setPassword(
  { db, cached }: { db: Database; cached: CachedSessions },
  id: number,
  password: string,
): Promise<void> {
  const user = await currentUser(db, id);
  refuseCommonPassword(password, user);
  const passwordHash = await hashPassword(password);
  const ended = await db.transaction(async (trx) => {
    await updatePassword(trx, id, passwordHash);
    await tellUser(trx, 'password-set', user, user);
    return removeSessionsOf(trx, id);
  });
  await cached.revoke(ended);
}

const toldFields = ['email', 'isAdmin', 'isActive'] as const;

/** A change of nothing is not told. */
async function tellUser(
  trx: Transaction,
  deed: 'added' | 'changed' | 'password-set',
  before: User | null,
  after: User,
  at?: Date,
): Promise<void> {
  const changes = changesBetween(toldFields, before, after);
  if (deed === 'changed' && changes.length === 0) return;
  const name = after.name ?? after.username;
  const told = { userId: after.id, name, deed, changes };
  await emit(trx, userChanged, { ...told, ...(at && { at: at.toISOString() }) });
}
