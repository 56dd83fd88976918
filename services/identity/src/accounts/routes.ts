import { Unauthenticated } from '@dahab/chassis/errors.ts';
import { Reply, type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import type { Request } from 'express';
import { getCurrentUser, login, logout, register } from '../../contract/account.ts';
import type { User } from '../../contract/user.ts';
import { createPasswordTurns } from '../passwords/password-turns.ts';
import { cachedSessions } from '../sessions/cached-sessions.ts';
import { noSessionCookie, sessionCookie } from '../sessions/cookie.ts';
import { lifetimeOf } from '../sessions/rules.ts';
import { removeSession } from '../sessions/store.ts';
import { findUser } from '../users/views.ts';
import { logIn, register as openAccount, type SignedIn } from './actions.ts';
import { callerAddress } from './caller-address.ts';

export function accountRoutes({
  db,
  cache,
  log,
  clock,
}: Pick<Chassis, 'db' | 'cache' | 'log' | 'clock'>): readonly Route[] {
  const cached = cachedSessions(cache, log);
  const door = { db, cache, passwords: createPasswordTurns() };
  const from = (request: Request) => ({ address: callerAddress(request), now: clock() });
  return [
    serve(getCurrentUser, async ({ caller }) => {
      const user = caller.kind === 'user' ? await findUser(db, caller.userId) : null;
      if (!user?.isActive) throw new Unauthenticated();
      return user;
    }),
    serve(login, async ({ body, request }) =>
      withCookie(request, await logIn(door, body, from(request))),
    ),
    serve(register, async ({ body, request }) =>
      withCookie(request, await openAccount(door, body, from(request))),
    ),
    serve(logout, async ({ caller, request }) => {
      if (caller.kind === 'user') await cached.revoke(await removeSession(db, caller.sessionId));
      return new Reply(null, { headers: { 'set-cookie': noSessionCookie(request) } });
    }),
  ];
}

function withCookie(request: Request, { user, token }: SignedIn): Reply<User> {
  const { mostSeconds } = lifetimeOf(user);
  return new Reply(user, {
    headers: { 'set-cookie': sessionCookie(request, token, mostSeconds) },
  });
}
