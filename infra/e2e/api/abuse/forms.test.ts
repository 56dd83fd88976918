import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import { expectInvariants } from '../invariants.ts';
import { openShop } from '../open-shop.ts';
import { cookieOf } from '../raw-call.ts';
import { type WriteRoute, writeRoutes } from '../write-routes.ts';
import { mayBeTaken, multipartAbuses } from './multipart-abuse.ts';
import { expectRefusals } from './refuses.ts';

const ROUTE_MS = 300_000;

const shop = await openShop();
const routes = (await writeRoutes(shop)).filter(
  ({ endpoint }) => endpoint.consumes === 'multipart',
);

/** Sends the beginning of a form that is said to be longer, and hangs up. */
async function hangUpInTheMiddle({ endpoint, path }: WriteRoute): Promise<void> {
  const { hostname, port } = new URL(shop.url);
  const cookie = await cookieOf(shop.url, shop.admin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(
    `${endpoint.method} ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n' +
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nHandle,Title',
  );
  socket.destroy();
  await once(socket, 'close');
}

describe('a form that is none of ours is refused in one shape, quickly, and breaks nothing', () => {
  test.each(routes.map((route) => [route.name, route] as const))(
    '%s',
    async (_name, route) => {
      const fileField = route.endpoint.files?.fields[0] ?? '';
      const isImport = route.endpoint.path.includes('/import');
      const content = isImport ? 'Handle,Title,Variant Grams\nring,خاتم,3' : 'x';
      const abuses = multipartAbuses(route.sample, fileField, content);
      const judged = abuses.map((abuse) => ({ abuse, isRight: mayBeTaken(abuse) }));
      await expectRefusals(shop, route, judged);
    },
    ROUTE_MS,
  );

  test('and one whose sender hangs up leaves the shop open', async () => {
    for (const route of routes) await hangUpInTheMiddle(route);
    expect((await shop.admin.call('GET', '/api/site-settings')).status).toBe(200);
  });

  test('and the shop is as it should be', () => expectInvariants(shop), ROUTE_MS);
});
