import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { customersChanged } from '@dahab/identity/contract/events.ts';
import { orderPlaced } from '@dahab/orders/contract/events.ts';
import { buyingPriceChanged } from '@dahab/pricing/contract/buying-price.ts';
import { REVOKED, sessionCacheKey } from '@dahab/identity/contract/sessions.ts';
import { hashOf, openFrontDoor, tokens } from './front-door.ts';

const door = await openFrontDoor();
const left = await openFrontDoor();

const sale = {
  orderId: 1,
  reference: randomUUID(),
  customerId: null,
  total: 123_450,
  itemCount: 1,
  placedAt: new Date(0).toISOString(),
};

const tell = (name: string, payload: unknown, { bus } = door): Promise<void> =>
  bus.publish(
    {
      id: randomUUID(),
      name,
      version: 1,
      payload,
      occurredAt: new Date(0).toISOString(),
      requestId: '-',
      actor: null,
    },
    [],
  );

async function readUntil(response: Response, wanted: string): Promise<string> {
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk as Uint8Array).toString();
    if (text.includes(wanted)) return text;
  }
  throw new Error('The stream ended early');
}

test('an open page of the back office is told that there are new customers', async () => {
  const stream = await door.send('/api/events/back-office', { by: 'admin' });
  const reading = readUntil(stream, 'event: customers-changed\ndata: {}\n\n');
  await tell(customersChanged.name, {});
  expect(await reading).toContain('customers-changed');
});

test('of a sale it is told that there was one, and nothing of it', async () => {
  const stream = await door.send('/api/events/back-office', { by: 'admin' });
  const reading = readUntil(stream, 'event: orders-changed\n');
  await tell(orderPlaced.name, sale);
  expect(await reading).not.toContain('123450');
});

test('of what the shop pays for old gold it is told that it changed, and not to what', async () => {
  const stream = await door.send('/api/events/back-office', { by: 'admin' });
  const reading = readUntil(stream, 'event: buying-price-changed\ndata: {}\n\n');
  await tell(buyingPriceChanged.name, {
    buyPrice21k: 3_987.65,
    before: null,
    updatedAt: new Date(0).toISOString(),
  });
  expect(await reading).not.toContain('3987.65');
});

test.each([
  ['guest', 401],
  ['customer', 403],
] as const)('a %s hears nothing of it: %i', async (by, status) => {
  const answer = await door.send('/api/events/back-office', { by });
  expect(answer.status).toBe(status);
});

test('whose session has ended since hears no more of it: the stream ends instead', async () => {
  const stream = await left.send('/api/events/back-office', { by: 'admin' });
  await left.cache.set(sessionCacheKey(hashOf(tokens.admin)), REVOKED, 120);
  await tell(customersChanged.name, {}, left);
  const heard = await stream.text();
  expect(heard).not.toContain('event:');
});
