import { pathOf } from '@dahab/protocol/endpoint.ts';
import { shopper, type TestClient } from '@dahab/testing/test-client.ts';
import { expect, test } from '@jest/globals';
import { catalogEndpoints } from '../contract/endpoints.ts';
import { openShop } from './shop.ts';

const shop = await openShop();

const calls = catalogEndpoints.map(
  ({ method, path, access }) => [method, pathOf(path, { id: 1, key: 'x' }), access] as const,
);

test.each(calls)('%s %s is served, and open to %s', async (method, path, access) => {
  const ask = method.toLowerCase() as keyof TestClient;
  const asGuest = await shop.guest[ask](path);
  const asShopper = await shop.as(shopper)[ask](path);
  const refused = [asGuest, asShopper].map(({ status }) =>
    [401, 403, 405].find((s) => s === status),
  );
  expect(refused).toEqual(access === 'admin' ? [401, 403] : [undefined, undefined]);
  expect(asGuest.body?.message).not.toBe('There is nothing at this address');
});
