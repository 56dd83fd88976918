import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import type { SessionTimes } from './rules.ts';

export interface Session extends SessionTimes {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
}

interface SessionRow {
  id: number;
  user_id: number;
  token_hash: string;
  created_at: Date;
  last_seen_at: Date;
}

interface SessionView extends Omit<SessionRow, 'token_hash'> {
  is_admin: boolean;
  username: string;
  name: string | null;
}

/** Of an active user only. */
export async function findSession(db: Connection, tokenHash: string): Promise<Session | null> {
  const row = await db<SessionRow>('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .where({ token_hash: tokenHash, 'users.is_active': true })
    .first<SessionView | undefined>(
      'sessions.id',
      'sessions.user_id',
      'sessions.created_at',
      'sessions.last_seen_at',
      'users.is_admin',
      'users.username',
      'users.name',
    );
  if (row === undefined) return null;
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name ?? row.username,
    isAdmin: row.is_admin,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  };
}

export async function insertSession(
  trx: Transaction,
  session: { userId: number; tokenHash: string; now: Date },
): Promise<void> {
  await trx<SessionRow>('sessions').insert({
    user_id: session.userId,
    token_hash: session.tokenHash,
    created_at: session.now,
    last_seen_at: session.now,
  });
}

export async function updateLastSeen(db: Connection, id: number, now: Date): Promise<void> {
  await db<SessionRow>('sessions').where({ id }).update({ last_seen_at: now });
}

/** The hashes of the removed sessions' tokens. */
export async function removeSession(db: Connection, id: string): Promise<string[]> {
  return db('sessions').where({ id }).delete().returning('token_hash').then(hashesOf);
}

/** The hashes of the removed sessions' tokens. */
export async function removeSessionsOf(trx: Transaction, userId: number): Promise<string[]> {
  return trx('sessions').where({ user_id: userId }).delete().returning('token_hash').then(hashesOf);
}

export async function listTokenHashes(db: Connection, userId: number): Promise<string[]> {
  return db<SessionRow>('sessions').where({ user_id: userId }).pluck('token_hash');
}

/** How many were last seen or made before these times. */
export async function removeSessionsBefore(
  db: Connection,
  before: { lastSeen: Date; created: Date },
): Promise<number> {
  return db<SessionRow>('sessions')
    .where('last_seen_at', '<', before.lastSeen)
    .orWhere('created_at', '<', before.created)
    .delete();
}

function hashesOf(rows: readonly { token_hash: string }[]): string[] {
  return rows.map((row) => row.token_hash);
}
