import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { listCollections } from '@dahab/catalog/contract/collection.ts';
import { serve } from '@dahab/chassis/http/route.ts';
import { createTurnstile } from '@dahab/chassis/turnstile.ts';
import { createOrder, deleteOrder, listOrders } from '@dahab/orders/contract/order-calls.ts';
import { SESSION_COOKIE } from '@dahab/identity/contract/sessions.ts';
import { openFrontDoor, tokens } from './front-door.ts';

/** Of a service that has taken the request and does nothing more. */
const hangs = (): Promise<never> => new Promise(() => undefined);

/** Longer than the front door waits for a service that says nothing. */
const RUSH_MS = 7_000;
const oneByOne = createTurnstile(1, 60_000);
const rush = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, RUSH_MS));

const door = await openFrontDoor({
  catalog: [serve(listCollections, hangs)],
  orders: [
    serve(listOrders, hangs),
    serve(createOrder, hangs),
    serve(deleteOrder, () => oneByOne(async () => null)),
  ],
});

const order = { items: [{ id: 1, quantity: 1, price: 10 }], discount: 0, total: 10 };

test('who reads from a service that hangs hears so within seconds', async () => {
  const startedAt = performance.now();
  const answers = await Promise.all([
    door.send('/api/collections'),
    door.send('/api/collections', { by: 'admin' }),
    door.send('/api/orders', { by: 'admin' }),
  ]);

  expect(performance.now() - startedAt).toBeLessThan(15_000);
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  }
});

test('who writes to one hears so as soon, and that it may be done all the same', async () => {
  const startedAt = performance.now();
  const answer = await door.send('/api/orders', {
    by: 'admin',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'a-sale-of-this-test' },
    body: JSON.stringify(order),
  });

  expect(performance.now() - startedAt).toBeLessThan(15_000);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('may be done all the same'),
  });
});

test('a write that waits in line for its turn is waited for', async () => {
  const busy = oneByOne(rush);

  const answer = await door.send('/api/orders/1', { by: 'admin', method: 'DELETE' });
  await busy;

  expect(answer.status).toBe(204);
});

test('who stops in the middle of what he sends is told so, as a fault of his own', async () => {
  const { hostname, port } = new URL(door.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /api/orders HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n` +
      `Cookie: ${SESSION_COOKIE}=${tokens.admin}\r\nContent-Length: 500\r\n\r\n{"items":`,
  );

  const answer = await text(socket);

  expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*"code":"too-slow"/);
});
