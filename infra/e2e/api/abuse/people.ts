import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import { expect } from '@jest/globals';
import type { OpenShop } from '../open-shop.ts';
import { cookieOf, type RawCall, rawCaller } from '../raw-call.ts';
import type { Person } from './drawn-calls.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface People {
  /** Someone of that kind who may be signed out, or thrown out, by the call that comes. */
  callerFor(person: Person, endpoint: Endpoint): Promise<RawCall>;
  /** Who is no admin sees nothing of another customer (I8). */
  expectNothingOfOthers(person: Person, text: string): void;
}

const PASSWORD = 'a-password-of-a-customer';

/** What stands nowhere but with one customer, whom nobody of these is. */
const another = { firstName: 'Somebody-Else-1e7f', phone: '+201229876543', city: 'Aswan-1e7f' };

/** Calls after which a session may have ended. */
const endsSessions = /^\/api\/(log|register|users)/;

/** A guest, a customer and the first admin, signed in again whenever a call may have ended it. */
export async function openPeople(shop: OpenShop): Promise<People> {
  const customer = await register(shop, {
    username: 'first',
    firstName: 'منى',
    phone: '01001112223',
  });
  await register(shop, { username: 'second', ...another });
  const signIn = {
    guest: async () => rawCaller(shop.url),
    customer: async () => rawCaller(shop.url, await signInAs(shop, customer)),
    admin: () => shop.raw(),
  };
  const callers = new Map<Person, RawCall>();
  return {
    callerFor: async (person, { path }) => {
      const caller = callers.get(person) ?? (await signIn[person]());
      callers.set(person, caller);
      if (endsSessions.test(path)) callers.clear();
      return caller;
    },
    expectNothingOfOthers: (person, text) => {
      if (person === 'admin') return;
      const shown = Object.values(another).filter((fact) => text.includes(fact));
      expect({ person, shown }).toEqual({ person, shown: [] });
    },
  };
}

/** An admin's call may have turned the account off or given it another password. */
async function signInAs(
  shop: OpenShop,
  { id, ...credentials }: Credentials & { id: number },
): Promise<string> {
  const { call } = shop.admin;
  await call('PATCH', `/api/users/${id}`, { isActive: true });
  await call('PATCH', `/api/users/${id}`, { isAdmin: false });
  await call('PATCH', `/api/users/${id}/password`, { password: credentials.password });
  return cookieOf(shop.url, credentials);
}

async function register(
  shop: OpenShop,
  person: { username: string; firstName: string; phone: string; city?: string },
): Promise<Credentials & { id: number }> {
  const { status, text } = await rawCaller(shop.url)({
    method: 'POST',
    path: '/api/register',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      lastName: 'عادل',
      email: `${person.username}@example.com`,
      city: 'القاهرة',
      password: PASSWORD,
      ...person,
    }),
  });
  if (status !== 201) throw new Error(`The registration was answered with ${text}`);
  const { id } = JSON.parse(text) as { id: number };
  return { id, username: person.username, password: PASSWORD };
}
