import type { Caller } from '@dahab/chassis/auth/internal-token.ts';
import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import { createUser, listUsers, setUserPassword, updateUser } from '../../contract/users.ts';
import { cachedSessions } from '../sessions/cached-sessions.ts';
import { changeUser, createUser as addAccount, searchUsers, setPassword } from './actions.ts';

export function userRoutes({
  db,
  cache,
  log,
  clock,
}: Pick<Chassis, 'db' | 'cache' | 'log' | 'clock'>): readonly Route[] {
  const shop = { db, cached: cachedSessions(cache, log) };
  return [
    serve(listUsers, ({ query }) => searchUsers(db, query)),
    serve(createUser, ({ body }) => addAccount(db, body, clock())),
    serve(updateUser, ({ params, body, caller }) =>
      changeUser(shop, params.id, body, userIdOf(caller)),
    ),
    serve(setUserPassword, async ({ params, body }) => {
      await setPassword(shop, params.id, body.password);
      return null;
    }),
  ];
}

function userIdOf(caller: Caller): number | null {
  return caller.kind === 'user' ? caller.userId : null;
}
