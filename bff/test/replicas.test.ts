import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { serve } from '@dahab/chassis/http/route.ts';
import { createOrder, listOrders } from '@dahab/orders/contract/order-calls.ts';
import { startFakeNeighbour } from '@dahab/testing/fake-neighbour.ts';
import { type FrontDoor, openFrontDoor } from './front-door.ts';

/** What was sent to the replica that lives. */
const heard: unknown[] = [];
const refusal = (): never => {
  throw new Error('The answer is not what these tests are about');
};
const alive = await startFakeNeighbour([
  serve(listOrders, async () => (heard.push('read'), refusal())),
  serve(createOrder, async ({ body }) => (heard.push(body), refusal())),
]);

/** Takes requests and dies over them, as a process does that is killed. */
const dying = createServer((request) => {
  died += 1;
  request.on('end', () => request.socket.destroy()).resume();
}).listen(0, '127.0.0.1');
await once(dying, 'listening');
const dyingUrl = `http://127.0.0.1:${(dying.address() as AddressInfo).port}`;
const nobody = 'http://127.0.0.1:1';
let died = 0;
afterAll(() => void dying.close());

const doorTo = (...replicas: string[]) =>
  openFrontDoor({}, {}, { addresses: { orders: replicas.join(',') } });
const reading = await doorTo(dyingUrl, alive.url);
const withKey = await doorTo(dyingUrl, alive.url);
const withoutKey = await doorTo(dyingUrl, alive.url);
const toNobody = await doorTo(nobody, alive.url);
/** As often as there are replicas, so that each of them is the first one once. */
const TURNS = 2;

const order = { items: [{ id: 1, quantity: 1, price: 10 }], discount: 0, total: 10 };
const sell = (at: FrontDoor, headers: Record<string, string> = {}): Promise<Response> =>
  at.send('/api/orders', {
    by: 'admin',
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(order),
  });

beforeEach(() => {
  heard.length = 0;
  died = 0;
});

test('who reads is answered by another replica when one dies over the question', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) await reading.send('/api/orders', { by: 'admin' });

  expect([died, heard]).toEqual([1, ['read', 'read']]);
});

test('a write with a key is sent whole to another replica when one dies over it', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) await sell(withKey, { 'idempotency-key': 'a-sale' });

  const whole = expect.objectContaining({ items: [expect.objectContaining({ id: 1 })] });
  expect([died, heard]).toEqual([1, [whole, whole]]);
});

test('a write without a key is not: it may have been done', async () => {
  const answers = [await sell(withoutKey), await sell(withoutKey)];

  expect([died, heard.length]).toEqual([1, 1]);
  expect(answers.map(({ status }) => status)).toContain(503);
});

test('a write without a key passes over a replica that is not there', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) await sell(toNobody);

  expect(heard).toHaveLength(TURNS);
});
