import type { Bench } from '../bench.ts';
import { httpSubject } from '../load/http-load.ts';
import { credentials } from '../stage/shop.ts';
import { workSubject } from '../stage/work-subject.ts';

/** As many as identity checks at the same time. */
const PEOPLE = 4;

/** Signing in, against the check of the password alone. */
export const login: Bench = {
  name: 'login',
  prepare: async (stage) => {
    const shop = await stage.shop();
    const request = {
      method: 'POST',
      path: '/api/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    } as const;
    const job = { url: shop.url, connections: PEOPLE, requests: [request] };
    return [
      {
        name: 'login',
        subjects: [
          workSubject('argon2id alone', 'bare-argon2', { url: '', connections: PEOPLE }),
          httpSubject('shop in one process', job, { shop: shop.pid }),
        ],
        limits: [{ subject: 'shop in one process', of: 'argon2id alone', atLeast: 0.7 }],
        remark: 'slow on purpose: argon2id makes guessing dear, and the shop adds next to nothing.',
      },
    ];
  },
};
