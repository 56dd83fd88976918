import { createHash } from 'node:crypto';
import type { Caller } from '@dahab/chassis/auth/internal-token.ts';
import { guest } from '@dahab/chassis/auth/internal-token.ts';
import type { Cache } from '@dahab/chassis/cache/cache.ts';
import { neighbour, type TestAnswer, type TestClient } from '@dahab/testing/test-client.ts';
import { startTestService, type TestService } from '@dahab/testing/test-service.ts';
import { SESSION_COOKIE } from '../contract/sessions.ts';
import type { User } from '../contract/user.ts';
import { createIdentity } from '../src/service.ts';

export const firstAdmin = { username: 'owner', password: 'gold and silver' };

export interface Visitor {
  readonly user: User;
  readonly token: string;
  readonly caller: Caller;
  readonly client: TestClient;
}

export interface IdentityShop extends TestService {
  readonly guest: TestClient;
  /** The caller that the edge makes of a cookie's token: a guest when the session is over. */
  callerOf(token: string): Promise<Caller>;
  logIn(username: string, password: string, from?: string): Promise<TestAnswer>;
  /** Signs in and speaks as this user, as the edge would. */
  enter(username: string, password: string): Promise<Visitor>;
  registered(given?: Partial<Registration>): Promise<Visitor>;
  owner(): Promise<Visitor>;
}

export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string;
}

/** A registration that differs from all others by its username and e-mail. */
export function registration(given: Partial<Registration> = {}): Registration {
  const name = `user${process.hrtime.bigint()}`;
  return {
    username: name,
    password: 'a fine ring',
    firstName: 'منى',
    lastName: 'أحمد',
    email: `${name}@example.com`,
    phone: '01001234567',
    city: 'القاهرة',
    ...given,
  };
}

export async function startIdentity(
  options: { clock?: () => Date; cache?: Cache } = {},
): Promise<IdentityShop> {
  const identity = createIdentity({ onFirstAdmin: () => undefined });
  const config = { ADMIN_USERNAME: firstAdmin.username, ADMIN_PASSWORD: firstAdmin.password };
  const service = await startTestService(identity, { config, ...options });

  const callerOf = async (token: string): Promise<Caller> => {
    const answer = await service
      .as(neighbour)
      .post('/internal/sessions/resolve', { tokenHash: hashOf(token) });
    const { session } = answer.body;
    return session === null ? guest : { kind: 'user', ...session };
  };
  const visitor = async (answer: TestAnswer): Promise<Visitor> => {
    if (answer.status >= 300) throw new Error(`Not let in: ${JSON.stringify(answer.body)}`);
    const token = tokenOf(answer);
    const caller = await callerOf(token);
    return { user: answer.body, token, caller, client: service.as(caller) };
  };
  const logIn = (username: string, password: string, from = '192.0.2.1'): Promise<TestAnswer> =>
    service.as(guest).post('/api/login', { username, password }, { 'x-forwarded-for': from });

  return {
    ...service,
    guest: service.as(guest),
    callerOf,
    logIn,
    enter: async (username, password) => visitor(await logIn(username, password)),
    registered: async (given) =>
      visitor(await service.as(guest).post('/api/register', registration(given))),
    owner: async () => visitor(await logIn(firstAdmin.username, firstAdmin.password)),
  };
}

export function tokenOf(answer: TestAnswer): string {
  const cookie = answer.headers.get('set-cookie') ?? '';
  return new RegExp(`${SESSION_COOKIE}=([^;]*)`).exec(cookie)?.[1] ?? '';
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
