import type { Database, Transaction } from '@dahab/chassis/database/connect.ts';
import type { ResolvedSession } from '../../contract/sessions.ts';
import { isOver, secondsBefore } from './rules.ts';
import { findSession, insertSession, updateLastSeen } from './store.ts';
import { hashToken, makeToken } from './token.ts';

/** Being seen again within it is not worth a write. */
const SEEN_STEP_SECONDS = 60;

/** Starts a session and answers its token, which is kept nowhere. */
export async function startSession(trx: Transaction, userId: number, now: Date): Promise<string> {
  const token = makeToken();
  await insertSession(trx, { userId, tokenHash: hashToken(token), now });
  return token;
}

/** Whose session it is, noting that it is alive; null when it has ended or never was. */
export async function resolveToken(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<ResolvedSession | null> {
  const session = await findSession(db, tokenHash);
  if (session === null || isOver(session, now)) return null;
  if (session.lastSeenAt <= secondsBefore(now, SEEN_STEP_SECONDS)) {
    await updateLastSeen(db, session.id, now);
  }
  const { id, userId, isAdmin, name } = session;
  return { userId, isAdmin, sessionId: String(id), name };
}
