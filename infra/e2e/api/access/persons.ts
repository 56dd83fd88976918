import type { OpenShop } from '../open-shop.ts';
import { cookieOf, rawCaller } from '../raw-call.ts';

/** Whoever may come to the door; the last five hold a session that was theirs a moment ago. */
export const persons = [
  'guest',
  'customer',
  'admin',
  'deactivated customer',
  'deactivated admin',
  'demoted admin',
  'admin with a new password',
  'admin who signed out',
] as const;

export type Person = (typeof persons)[number];

const PASSWORD = 'a-password-of-these-people';

/** The cookie of each, used once while it was good, so that it is known to the front door. */
export async function cookiesOf(shop: OpenShop): Promise<Readonly<Record<Person, string>>> {
  const open = (isAdmin: boolean): Promise<Account> => openAccount(shop, isAdmin);
  const change = (account: Account, fields: object): Promise<unknown> =>
    shop.admin.call('PATCH', `/api/users/${account.id}`, fields);
  const customer = await open(false);
  const admin = await open(true);
  const offCustomer = await open(false);
  const offAdmin = await open(true);
  const demoted = await open(true);
  const renewed = await open(true);
  const left = await open(true);
  await change(offCustomer, { isActive: false });
  await change(offAdmin, { isActive: false });
  await change(demoted, { isAdmin: false });
  await shop.admin.call('PATCH', `/api/users/${renewed.id}/password`, { password: 'another-one' });
  await rawCaller(shop.url, left.cookie)({ method: 'POST', path: '/api/logout' });
  return {
    guest: '',
    customer: customer.cookie,
    admin: admin.cookie,
    'deactivated customer': offCustomer.cookie,
    'deactivated admin': offAdmin.cookie,
    'demoted admin': demoted.cookie,
    'admin with a new password': renewed.cookie,
    'admin who signed out': left.cookie,
  };
}

export interface Account {
  readonly id: number;
  readonly username: string;
  readonly cookie: string;
}

let opened = 0;

/** A new account that is signed in. */
export async function openAccount(shop: OpenShop, isAdmin: boolean): Promise<Account> {
  opened += 1;
  const email = `person-${opened}@example.com`;
  const fields = { email, name: 'Somebody', password: PASSWORD, isAdmin };
  const { body } = await shop.admin.call('POST', '/api/users', fields);
  const cookie = await cookieOf(shop.url, { username: email, password: PASSWORD });
  const path = isAdmin ? '/api/users' : '/api/user';
  const { status } = await rawCaller(shop.url, cookie)({ method: 'GET', path });
  if (status !== 200) throw new Error(`${path} of a new account was answered with ${status}`);
  return { id: body.id as number, username: email, cookie };
}
