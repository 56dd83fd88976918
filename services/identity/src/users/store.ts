import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import type { User } from '../../contract/user.ts';
import { folded } from '../customers/search-text.ts';
import { textKey } from '../text-key.ts';
import { findUser } from './views.ts';

interface UserRow {
  id: number;
  username: string;
  username_key: string;
  password_hash: string | null;
  is_admin: boolean;
  is_active: boolean;
  name: string | null;
  email: string | null;
  email_key: string | null;
  search_text: string;
  created_at: Date;
}

/** What signing in is decided by; never part of an answer. */
export interface Credentials {
  readonly id: number;
  readonly passwordHash: string | null;
  readonly isActive: boolean;
  readonly isAdmin: boolean;
}

export interface UserToInsert {
  readonly username: string;
  readonly passwordHash: string | null;
  readonly isAdmin: boolean;
  readonly isActive: boolean;
  readonly name: string | null;
  readonly email: string | null;
}

export const UNIQUE_USERNAME = 'users_username';

/**
 * By username, else by e-mail; of several accounts with one e-mail the oldest, so that registering
 * with somebody else's does not shut him out.
 */
export async function findCredentials(db: Connection, name: string): Promise<Credentials | null> {
  const key = textKey(name);
  const row = await db<UserRow>('users')
    .where({ username_key: key })
    .orWhere({ email_key: key })
    .orderByRaw('(username_key = ?) DESC, id', [key])
    .first('id', 'password_hash', 'is_active', 'is_admin');
  return row === undefined ? null : credentialsOf(row);
}

/** As long as the account is as `known`; until `trx` ends it stays so. */
export async function lockUnchanged(trx: Transaction, known: Credentials): Promise<boolean> {
  const row = await trx<UserRow>('users')
    .where({ id: known.id, is_active: true, password_hash: known.passwordHash })
    .forShare()
    .first('id');
  return row !== undefined;
}

export async function lockUser(trx: Transaction, id: number): Promise<User | null> {
  await trx<UserRow>('users').where({ id }).forUpdate().first('id');
  return findUser(trx, id);
}

/** The name follows its customer's where it was the same. */
export async function renameUser(
  trx: Transaction,
  id: number,
  names: { before: string; after: string },
): Promise<void> {
  const user = await trx<UserRow>('users').where({ id, name: names.before }).first();
  if (!user) return;
  const found = [user.username, names.after, user.email];
  await trx<UserRow>('users')
    .where({ id })
    .update({ name: names.after, search_text: folded(found.filter(Boolean).join(' ')) });
}

/** Who manages the shop; until `trx` ends none of them can be changed by others. */
export async function lockActiveAdmins(trx: Transaction): Promise<number[]> {
  return trx<UserRow>('users')
    .where({ is_admin: true, is_active: true })
    .orderBy('id')
    .forUpdate()
    .pluck('id');
}

export async function hasAdmin(db: Connection): Promise<boolean> {
  return (await db<UserRow>('users').where({ is_admin: true }).first('id')) !== undefined;
}

/** Whether an account signs in by this name: its username or its e-mail. */
export async function isTaken(db: Connection, username: string): Promise<boolean> {
  const key = textKey(username);
  const row = await db<UserRow>('users')
    .where({ username_key: key })
    .orWhere({ email_key: key })
    .first('id');
  return row !== undefined;
}

export async function insertUser(trx: Transaction, user: UserToInsert, now: Date): Promise<number> {
  const [row] = await trx<UserRow>('users')
    .insert({
      username: user.username,
      username_key: textKey(user.username),
      password_hash: user.passwordHash,
      is_admin: user.isAdmin,
      is_active: user.isActive,
      name: user.name,
      email: user.email,
      email_key: user.email === null ? null : textKey(user.email),
      search_text: folded([user.username, user.name, user.email].filter(Boolean).join(' ')),
      created_at: now,
    })
    .returning('id');
  if (row === undefined) throw new Error('The account was not inserted');
  return row.id;
}

export async function updateRights(
  trx: Transaction,
  id: number,
  rights: { isAdmin: boolean; isActive: boolean },
): Promise<void> {
  await trx<UserRow>('users')
    .where({ id })
    .update({ is_admin: rights.isAdmin, is_active: rights.isActive });
}

export async function updatePassword(
  trx: Transaction,
  id: number,
  passwordHash: string,
): Promise<void> {
  await trx<UserRow>('users').where({ id }).update({ password_hash: passwordHash });
}

function credentialsOf(
  row: Pick<UserRow, 'id' | 'password_hash' | 'is_active' | 'is_admin'>,
): Credentials {
  return {
    id: row.id,
    passwordHash: row.password_hash,
    isActive: row.is_active,
    isAdmin: row.is_admin,
  };
}
