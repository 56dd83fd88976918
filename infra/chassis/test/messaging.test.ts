import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventually } from '@dahab/testing/eventually.ts';
import { openInProcessBus } from '../bus/in-process.ts';
import { readDelivery, writeMessage } from '../bus/message-text.ts';
import { currentActor, currentRequestId, runInContext } from '../context.ts';
import { on } from '../messaging/consumer.ts';
import { emit } from '../messaging/emit.ts';
import {
  createParts,
  effectsOf,
  emitNumbers,
  emptyTables,
  messagingDatabase,
  noteEffect,
  numberedEvent,
} from './messaging-parts.ts';

const orders = await messagingDatabase();
const catalog = await messagingDatabase();
const parts = createParts();
const placed = numberedEvent('placed', ['catalog']);

beforeEach(() => emptyTables(orders, catalog));
afterEach(() => parts.stopAll());
afterAll(async () => {
  await orders.destroy();
  await catalog.destroy();
});

test('an emitted event takes effect in the service that hears it', async () => {
  const bus = openInProcessBus();
  await parts.inbox('catalog', catalog, bus, [noteEffect(placed)]);
  parts.relay(orders, bus);

  await emitNumbers(orders, placed, [7]);

  await eventually(async () => expect(await effectsOf(catalog)).toEqual([7]));
});

test('an event leaves at once after the commit, long before the next poll', async () => {
  const bus = openInProcessBus();
  await parts.inbox('catalog', catalog, bus, [noteEffect(placed)], { pollMs: 60_000 });
  parts.relay(orders, bus, { pollMs: 60_000 });

  await emitNumbers(orders, placed, [7]);

  await eventually(async () => expect(await effectsOf(catalog)).toEqual([7]));
});

test('an event of a transaction that is rolled back is never told', async () => {
  const undone = orders.transaction(async (trx) => {
    await emit(trx, placed, { number: 1 });
    throw new Error('no sale');
  });

  await expect(undone).rejects.toThrow('no sale');
  expect(await orders('outbox')).toEqual([]);
});

test('emitting outside of a transaction is refused', async () => {
  await expect(emit(orders as never, placed, { number: 1 })).rejects.toThrow(TypeError);
});

test('a payload that is none of its kind is refused when it is emitted', async () => {
  const emitting = orders.transaction((trx) => emit(trx, placed, { number: 'one' as never }));

  await expect(emitting).rejects.toThrow(/expected number/);
});

test('a handler works on behalf of the request that caused the event', async () => {
  const bus = openInProcessBus();
  const seen: string[] = [];
  const consumer = on(placed, async () => void seen.push(currentRequestId()));
  await parts.inbox('catalog', catalog, bus, [consumer]);
  parts.relay(orders, bus);

  await runInContext({ requestId: 'request-9' }, () => emitNumbers(orders, placed, [1]));

  await eventually(() => expect(seen).toEqual(['request-9']));
});

test('a handler knows who caused the event, in his name as of then', async () => {
  const bus = openInProcessBus();
  const mona = { kind: 'user', id: 7, name: 'منى' } as const;
  const seen: unknown[] = [];
  const consumer = on(placed, async (_trx, _payload, { actor }) => {
    seen.push(actor, currentActor());
  });
  await parts.inbox('catalog', catalog, bus, [consumer]);
  parts.relay(orders, bus);

  await runInContext({ requestId: 'request-9', actor: mona }, () =>
    emitNumbers(orders, placed, [1]),
  );

  await eventually(() => expect(seen).toEqual([mona, mona]));
});

test.each([
  ['does not say', undefined],
  ['says nonsense about', { kind: 'ghost' }],
])('a message of a sender that %s who caused it is still heard', (_case, actor) => {
  const message = {
    id: 'b1a7f0f4-5b9e-4d0e-8a3e-0f6f4f1f2a10',
    name: placed.name,
    version: 1,
    payload: { number: 1 },
    occurredAt: '2026-01-01T00:00:00.000Z',
    requestId: 'request-1',
  };
  const raw = writeMessage({ ...message, actor } as never);

  expect(readDelivery(raw).message).toEqual({ ...message, actor: null });
});
