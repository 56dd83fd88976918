import type { User } from '@dahab/identity/contract/user.ts';
import { describe, expect, test } from '@jest/globals';
import { type ShopClient, shopClient } from '@dahab/testing/shop-client.ts';
import { expectInvariants } from '../invariants.ts';
import { openShop } from '../open-shop.ts';
import { fromElsewhere } from '../raw-call.ts';
import { volumeOf } from '../volume.ts';
import { atOnce, expectNoFault, statusesOf } from './at-once.ts';

const ROUNDS = volumeOf({ commit: 20, release: 200 });
const RACE_MS = 300_000;
const PASSWORD = 'a-password-of-an-admin';

const shop = await openShop();
const { call } = shop.admin;

interface Admin {
  readonly id: number;
  readonly call: ShopClient;
}

async function newAdmin(by: Admin, email: string): Promise<Admin> {
  const account = { email, name: 'An admin', password: PASSWORD, isAdmin: true };
  const { body } = await by.call('POST', '/api/users', account);
  const signedIn = await shopClient(shop.url, { username: email, password: PASSWORD });
  return { id: body.id as number, call: signedIn };
}

/** Each tries to be rid of the other, as the only two there are; answers who is still there. */
async function expectOneLeft(one: Admin, other: Admin, change: object): Promise<Admin> {
  const answers = await Promise.all([
    one.call('PATCH', `/api/users/${other.id}`, change),
    other.call('PATCH', `/api/users/${one.id}`, change),
  ]);
  expectNoFault(answers);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = answers[0]?.status === 200 ? one : other;
  const { status, body } = await left.call('GET', '/api/users');
  expect(status).toBe(200);
  const active = body.data.filter((user: User) => user.isAdmin && user.isActive);
  expect(active.map((user: User) => user.id)).toEqual([left.id]);
  return left;
}

describe('two admins who turn on each other at the same moment', () => {
  test(
    `leave one admin in the shop, ${ROUNDS} times`,
    async () => {
      let left: Admin = { id: (await call('GET', '/api/user')).body.id as number, call };
      for (let round = 0; round < ROUNDS; round += 1) {
        const one = await newAdmin(left, `one${round}@example.com`);
        const other = await newAdmin(left, `other${round}@example.com`);
        await one.call('PATCH', `/api/users/${left.id}`, { isAdmin: false });
        const change = round % 2 === 0 ? { isAdmin: false } : { isActive: false };
        left = await expectOneLeft(one, other, change);
      }
    },
    RACE_MS,
  );

  test(
    'one name registered by many at once, in every case, is one account',
    async () => {
      const names = ['Mona', 'MONA', 'mona', 'mOnA', 'moNa'];
      const answers = await atOnce(15, (index) => {
        const person = {
          username: names[index % names.length],
          password: PASSWORD,
          firstName: 'منى',
          lastName: 'عادل',
          email: `mona${index}@example.com`,
          phone: `0100000${String(index).padStart(4, '0')}`,
          city: 'القاهرة',
        };
        return call('POST', '/api/register', person, fromElsewhere());
      });
      expect(statusesOf(answers)).toEqual({ 201: 1, 409: 14 });
      const accounts = "SELECT id FROM users WHERE lower(username) = 'mona'";
      expect(await shop.rows('identity', accounts)).toHaveLength(1);
    },
    RACE_MS,
  );

  test('and the invariants hold', () => expectInvariants(shop), RACE_MS);
});
