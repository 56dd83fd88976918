import { randomBytes } from 'node:crypto';
import type { Database } from '@dahab/chassis/database/connect.ts';
import { hashPassword } from '../passwords/hash.ts';
import { hasAdmin, insertUser, isTaken } from './store.ts';

/** Serialises replicas that start together. */
const LOCK = 727_902;
const MADE_PASSWORD_BYTES = 12;

export interface FirstAdmin {
  readonly username: string;
  /** Present when it was made here and nobody else knows it. */
  readonly password?: string;
}

export type ReportFirstAdmin = (admin: FirstAdmin) => void | Promise<void>;

/**
 * Makes the first admin when there is none; a password is made when none is given. `report` runs
 * before the account is committed: a made password that nobody could be told is not left behind.
 */
export async function ensureFirstAdmin(
  db: Database,
  wanted: { username: string; password?: string | undefined },
  report: ReportFirstAdmin,
  now: Date,
): Promise<{ created: boolean } & FirstAdmin> {
  const { username } = wanted;
  if (await hasAdmin(db)) return { created: false, username };
  const made = wanted.password === undefined ? makePassword() : null;
  const passwordHash = await hashPassword(wanted.password ?? made ?? '');

  return db.transaction(async (trx) => {
    await trx.raw('SELECT pg_advisory_xact_lock(?)', [LOCK]);
    if (await hasAdmin(trx)) return { created: false, username };
    if (await isTaken(trx, username)) {
      throw new Error(`ADMIN_USERNAME "${username}" belongs to a customer: choose another`);
    }
    const account = { username, passwordHash, isAdmin: true, isActive: true };
    await insertUser(trx, { ...account, name: username, email: null }, now);
    const admin = { username, ...(made !== null && { password: made }) };
    await report(admin);
    return { created: true, ...admin };
  });
}

function makePassword(): string {
  return randomBytes(MADE_PASSWORD_BYTES).toString('base64url');
}
