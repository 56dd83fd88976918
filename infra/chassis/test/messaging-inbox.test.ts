import { randomUUID } from 'node:crypto';
import { eventually } from '@dahab/testing/eventually.ts';
import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Bus } from '../bus/bus.ts';
import { openInProcessBus } from '../bus/in-process.ts';
import { type Consumer, on, Undeliverable } from '../messaging/consumer.ts';
import {
  listDeadLetters,
  redriveDeadLetter,
  redriveDeadLetters,
} from '../messaging/dead-letters.ts';
import type { InboxOptions } from '../messaging/inbox.ts';
import { inboxState, removeDone } from '../messaging/inbox-store.ts';
import { messageOf } from './bus.conformance.ts';
import {
  createParts,
  effectsOf,
  emptyTables,
  messagingDatabase,
  noteEffect,
  numberedEvent,
  numbersBelow,
} from './messaging-parts.ts';

const catalog = await messagingDatabase();
const parts = createParts();
const placed = numberedEvent('placed', ['catalog']);
let bus: Bus;

beforeEach(async () => {
  bus = openInProcessBus();
  await emptyTables(catalog);
});
afterEach(() => parts.stopAll());
afterAll(() => catalog.destroy());

const DAY_MS = 24 * 60 * 60_000;

function hear(consumer: Consumer, options?: Partial<InboxOptions>): Promise<unknown> {
  return parts.inbox('catalog', catalog, bus, [consumer], options);
}

function tell(number: number, more: object = {}): Promise<void> {
  return bus.publish({ ...messageOf(placed.name, { number }), ...more }, ['catalog']);
}

test('what a failing handler did is undone, and done once when it succeeds', async () => {
  let failures = 2;
  const consumer = on(placed, async (trx, { number }) => {
    await trx('effects').insert({ number });
    failures -= 1;
    if (failures >= 0) throw new Error('not yet');
  });
  await hear(consumer);

  await tell(3);

  await eventually(async () => expect(await effectsOf(catalog)).toEqual([3]));
  expect(await catalog('inbox').first('status', 'attempts', 'reason')).toEqual({
    status: 'done',
    attempts: 2,
    reason: null,
  });
});

test('an event that comes again while its handler is at work holds up no other and takes effect once', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let atWork = 0;
  const consumer = on(placed, async (trx, { number }) => {
    await trx('effects').insert({ number });
    if (number > 0) return;
    atWork += 1;
    await held;
  });
  await hear(consumer, { concurrency: 2 });
  const message = messageOf(placed.name, { number: 0 });
  const first = bus.publish(message, ['catalog']);
  await eventually(() => expect(atWork).toBe(1));

  const again = [1, 2, 3].map(() => bus.publish(message, ['catalog']));
  const others = numbersBelow(20).map((number) => tell(number + 1));
  await Promise.all([first, ...again, ...others]);
  expect(atWork).toBe(1);
  release();

  await eventually(async () => expect(await effectsOf(catalog)).toEqual(numbersBelow(21)));
  expect(await inboxState(catalog)).toMatchObject({ waiting: 0, dead: 0 });
});

test('a failed statement in a handler does not spoil the note of its failure', async () => {
  await hear(on(placed, (trx) => trx.raw('SELECT 1 / 0')));

  await tell(3);

  await eventually(async () => {
    expect(await catalog('inbox').first('reason')).toMatchObject({
      reason: expect.stringContaining('division by zero'),
    });
  });
});

test('an error that says when to come back is heeded', async () => {
  const busy = Object.assign(new Error('Too many requests'), { retryAfterSeconds: 3_600 });
  await hear(on(placed, () => Promise.reject(busy)));

  await tell(3);

  await eventually(async () => {
    const seconds = catalog.raw('extract(epoch FROM next_attempt_at - now()) AS seconds');
    const row = await catalog('inbox').first('attempts', seconds);
    expect(row).toMatchObject({ attempts: 1 });
    expect((row as { seconds: number }).seconds).toBeGreaterThan(3_500);
  });
});

test('an undeliverable event is parked at its first failure', async () => {
  let calls = 0;
  const consumer = on(placed, async () => {
    calls += 1;
    throw new Undeliverable('The product is gone');
  });
  await hear(consumer);

  await tell(3);

  await eventually(async () => expect(await listDeadLetters(catalog, 5)).toHaveLength(1));
  expect(calls).toBe(1);
});

test('an event that only fails when its transaction commits counts its failures too', async () => {
  await catalog.raw(`ALTER TABLE effects ADD CONSTRAINT once UNIQUE (number)
    DEFERRABLE INITIALLY DEFERRED`);
  const consumer = on(placed, async (trx, { number }) => {
    await trx('effects').insert({ number });
    if (number === 13) await trx('effects').insert({ number });
  });
  await hear(consumer, { maxAttempts: 3 });

  await tell(13);
  await tell(14);

  await eventually(async () => {
    expect(await inboxState(catalog)).toMatchObject({ waiting: 0, dead: 1 });
    expect(await effectsOf(catalog)).toEqual([14]);
  });
  await catalog.raw('ALTER TABLE effects DROP CONSTRAINT once');
});

test('a kept reason is short and holds no secret', async () => {
  const secret = 'amqp://shop:hunter2@host and 123456789:AAFz0123456789abcdefghijklmnopqrst';
  const consumer = on(placed, () => Promise.reject(new Error(`${secret} ${'x'.repeat(1_000)}`)));
  await hear(consumer, { maxAttempts: 1 });

  await tell(3);

  const [letter] = await eventually(async () => {
    const letters = await listDeadLetters(catalog, 5);
    expect(letters).toHaveLength(1);
    return letters;
  });
  expect(letter?.reason).not.toMatch(/hunter2|AAFz/);
  expect(letter?.reason).toHaveLength(500);
});

test('one dead letter is redriven without the others, and an unreadable one never', async () => {
  let broken = true;
  const consumer = on(placed, async (trx, { number }) => {
    if (broken) throw new Undeliverable('broken');
    await trx('effects').insert({ number });
  });
  await hear(consumer);
  const first = randomUUID();
  await tell(1, { id: first });
  await tell(2);
  await tell(3, { id: 'unreadable' });
  await eventually(async () => expect(await inboxState(catalog)).toMatchObject({ dead: 3 }));
  broken = false;

  expect(await redriveDeadLetter(catalog, first)).toBe(true);
  await eventually(async () => expect(await effectsOf(catalog)).toEqual([1]));
  expect(await redriveDeadLetter(catalog, first)).toBe(false);
  expect(await redriveDeadLetters(catalog)).toBe(1);
  await eventually(async () => expect(await effectsOf(catalog)).toEqual([1, 2]));
  const left = await listDeadLetters(catalog, 5);
  expect(left).toMatchObject([{ payload: null, raw: expect.stringContaining('unreadable') }]);
});

test('events handled long ago are forgotten, and one that comes again after that waits for a person', async () => {
  await hear(noteEffect(placed));
  const old = { id: randomUUID(), occurredAt: new Date(Date.now() - 30.5 * DAY_MS).toISOString() };
  await catalog('inbox').insert({
    message_id: old.id,
    name: placed.name,
    version: 1,
    payload: '{"number":1}',
    request_id: '-',
    occurred_at: old.occurredAt,
    status: 'done',
    done_at: old.occurredAt,
  });
  await tell(1, old);
  expect(await listDeadLetters(catalog, 5)).toEqual([]);

  expect(await removeDone(catalog, 30, 100)).toBe(1);
  await tell(1, old);

  expect(await listDeadLetters(catalog, 5)).toMatchObject([{ messageId: old.id, attempts: 0 }]);
  expect(await effectsOf(catalog)).toEqual([]);
});

test('only what is done is forgotten', async () => {
  await hear(on(placed, () => Promise.reject(new Undeliverable('kept'))));
  await tell(1);
  await eventually(async () => expect(await listDeadLetters(catalog, 5)).toHaveLength(1));
  await catalog('inbox').update({ occurred_at: new Date(Date.now() - 400 * DAY_MS) });

  expect(await removeDone(catalog, 31, 100)).toBe(0);
});

test('stopping lets the handlers under way finish and starts no other', async () => {
  let started = 0;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const consumer = on(placed, async (trx, { number }) => {
    started += 1;
    await held;
    await trx('effects').insert({ number });
  });
  const inbox = await parts.inbox('catalog', catalog, bus, [consumer], { concurrency: 2 });
  await Promise.all(numbersBelow(10).map((number) => tell(number)));
  await eventually(() => expect(started).toBe(2));

  const stopping = inbox.stop();
  release();
  await stopping;

  expect(await effectsOf(catalog)).toHaveLength(2);
  expect(await inboxState(catalog)).toMatchObject({ waiting: 8 });
});

test('two inboxes of one service share its events', async () => {
  await hear(noteEffect(placed));
  await hear(noteEffect(placed));

  await Promise.all(numbersBelow(200).map((number) => tell(number)));

  await eventually(async () => expect(await effectsOf(catalog)).toEqual(numbersBelow(200)));
});

test('a service cannot handle an event twice, or one that is not meant for it', async () => {
  const told = numberedEvent('told', ['notifier']);
  const inbox = (consumers: Consumer[]) => parts.inbox('catalog', catalog, bus, consumers);

  await expect(inbox([noteEffect(placed), noteEffect(placed)])).rejects.toThrow(/twice/);
  await expect(inbox([noteEffect(told)])).rejects.toThrow(/missing from its heardBy/);
});
