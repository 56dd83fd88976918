import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import { describe, test } from '@jest/globals';
import { expectInvariants } from '../invariants.ts';
import { openShop } from '../open-shop.ts';
import { writeRoutes } from '../write-routes.ts';
import type { Abuse } from './abuse.ts';
import { jsonAbuses } from './json-abuse.ts';
import { expectRefusals } from './refuses.ts';

const ROUTE_MS = 300_000;

/** What is right there leaves the shop, at the pace that Telegram allows. */
const LEAVES_THE_SHOP = 'POST /api/telegram/send-message';

const shop = await openShop();
const routes = (await writeRoutes(shop)).filter(
  ({ endpoint }) => endpoint.consumes === 'json' && endpoint.body !== null,
);

/** Whether the contract takes this body: then the shop may too. */
function isRight(endpoint: Endpoint, { headers, body = '' }: Abuse): boolean {
  if (body.length === 0) return isTaken(endpoint, {});
  if (!headers['content-type']?.startsWith('application/json')) return false;
  const text = typeof body === 'string' ? body : Buffer.from(body).toString();
  try {
    return isTaken(endpoint, JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return false;
  }
}

function isTaken({ body }: Endpoint, value: unknown): boolean {
  return body?.safeParse(value).success ?? true;
}

describe('a body that is none of ours is refused in one shape, quickly, and changes nothing', () => {
  test.each(routes.map((route) => [route.name, route] as const))(
    '%s',
    async (name, route) => {
      const abuses = jsonAbuses(route.sample, routes.indexOf(route))
        .map((abuse) => ({ abuse, isRight: isRight(route.endpoint, abuse) }))
        .filter(({ isRight }) => name !== LEAVES_THE_SHOP || !isRight);
      await expectRefusals(shop, route, abuses);
    },
    ROUTE_MS,
  );

  test('and the shop is as it should be', () => expectInvariants(shop), ROUTE_MS);
});
