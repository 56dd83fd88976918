import { randomUUID } from 'node:crypto';
import { eventually } from '@dahab/testing/eventually.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Database } from '../database/connect.ts';
import { on } from '../messaging/consumer.ts';
import { listDeadLetters, redriveDeadLetters } from '../messaging/dead-letters.ts';
import { inboxState } from '../messaging/inbox-store.ts';
import { outboxState } from '../messaging/outbox.ts';
import { messageOf } from './bus.conformance.ts';
import type { Carrier } from './carriers.ts';
import {
  createParts,
  effectsOf,
  emitNumbers,
  emptyTables,
  noteEffect,
  numberedEvent,
  numbersBelow,
} from './messaging-parts.ts';

const placed = numberedEvent('placed', ['catalog']);
const told = numberedEvent('told', ['catalog', 'notifier']);
const patient = { timeoutMs: 120_000, everyMs: 50 };

export interface ShopDatabases {
  readonly orders: Database;
  readonly catalog: Database;
  readonly notifier: Database;
}

/** What outbox, relay, bus and inbox promise together, whatever carries the messages. */
export function testDelivery(carrier: Carrier, { orders, catalog, notifier }: ShopDatabases): void {
  const parts = createParts();

  beforeEach(() => emptyTables(orders, catalog, notifier));
  afterEach(async () => {
    await parts.stopAll();
    await carrier.reset();
  });

  const hear = async (): Promise<void> => {
    const bus = await carrier.open();
    await parts.inbox('catalog', catalog, bus, [noteEffect(placed), noteEffect(told)]);
    await parts.inbox('notifier', notifier, bus, [noteEffect(told)]);
  };
  const relay = async (): Promise<void> => {
    parts.relay(orders, await carrier.open());
  };

  test('10,000 events of several writers and relays take effect once each, though the carrier is killed at a third and at half', async () => {
    await hear();
    for (let count = 0; count < 3; count += 1) await relay();

    const writing = Promise.all(
      [0, 2_500, 5_000, 7_500].map((from) => writeEvents(orders, from, 2_500)),
    );
    for (const mark of [3_333, 5_000]) {
      await eventually(
        async () => expect(await countHeard(catalog)).toBeGreaterThan(mark),
        patient,
      );
      await carrier.crash();
      expect(await countHeard(catalog)).toBeLessThan(10_000);
      await carrier.heal();
    }
    await writing;

    await eventually(async () => expect((await outboxState(orders)).waiting).toBe(0), patient);
    await eventually(async () => expect((await inboxState(catalog)).waiting).toBe(0), patient);
    expect(await effectsOf(catalog)).toEqual(numbersBelow(10_000));
    expect(await countHeard(catalog)).toBe(10_000);
  }, 300_000);

  test('events that come several times and in any order take effect once', async () => {
    await hear();
    const bus = await carrier.open();
    const once = numbersBelow(1_000).map((number) => messageOf(placed.name, { number }));
    const shuffled = [...once, ...once, ...once.toReversed()].toSorted(
      (a, b) => Number(a.id > b.id) - Number(a.id < b.id) || Math.random() - 0.5,
    );

    await Promise.all(shuffled.map((message) => bus.publish(message, ['catalog'])));
    await eventually(async () => expect(await effectsOf(catalog)).toHaveLength(1_000), patient);
    await Promise.all(shuffled.map((message) => bus.publish(message, ['catalog'])));
    const last = messageOf(placed.name, { number: 1_000 });
    await bus.publish(last, ['catalog']);

    await eventually(
      async () => expect(await effectsOf(catalog)).toEqual(numbersBelow(1_001)),
      patient,
    );
  });

  test('an event whose handler fails is tried again and then parked, and is handled once it is redriven', async () => {
    let broken = true;
    let calls = 0;
    const consumer = on(placed, async (trx, { number }) => {
      calls += 1;
      await trx('effects').insert({ number });
      if (broken) throw new Error('The printer is out of paper');
    });
    await parts.inbox('catalog', catalog, await carrier.open(), [consumer], { maxAttempts: 4 });
    await relay();
    await emitNumbers(orders, placed, [5]);

    const [letter] = await eventually(async () => {
      const letters = await listDeadLetters(catalog, 10);
      expect(letters).toHaveLength(1);
      return letters;
    });
    expect(letter).toMatchObject({ attempts: 4, reason: 'The printer is out of paper' });
    expect(calls).toBe(4);
    expect(await effectsOf(catalog)).toEqual([]);

    broken = false;
    expect(await redriveDeadLetters(catalog)).toBe(1);
    await eventually(async () => expect(await effectsOf(catalog)).toEqual([5]));
    expect(await inboxState(catalog)).toEqual({ waiting: 0, dead: 0, oldestSeconds: 0 });
  });

  test('poison among good events holds none of them up, be it that it fails or that it hangs', async () => {
    let release: () => void = () => undefined;
    const hanging = new Promise<void>((resolve) => (release = resolve));
    const consumer = on(placed, async (trx, { number }) => {
      if (number === 0) await hanging;
      if (number % 10 === 0) throw new Error('poison');
      await trx('effects').insert({ number });
    });
    const retry = { firstMs: 60_000, mostMs: 60_000 };
    await parts.inbox('catalog', catalog, await carrier.open(), [consumer], { retry });
    await relay();

    await emitNumbers(orders, placed, numbersBelow(300));

    const good = numbersBelow(300).filter((number) => number % 10 !== 0);
    await eventually(async () => expect(await effectsOf(catalog)).toEqual(good), patient);
    release();
    await eventually(async () => {
      expect(await inboxState(catalog)).toMatchObject({ waiting: 30, dead: 0 });
    });
  });

  test('a service that starts later still hears everything', async () => {
    await relay();
    await emitNumbers(orders, told, numbersBelow(100));
    await eventually(async () => {
      const tried = await orders('outbox').whereNotNull('published_at').orWhere('attempts', '>', 0);
      expect(tried).toHaveLength(100);
    });

    await hear();

    for (const db of [catalog, notifier]) {
      await eventually(async () => expect(await effectsOf(db)).toEqual(numbersBelow(100)));
    }
  });

  test('events wait while the carrier is down and go out when it is back', async () => {
    await hear();
    await relay();
    await carrier.crash();

    await emitNumbers(orders, placed, numbersBelow(20));
    expect((await outboxState(orders)).waiting).toBe(20);
    await carrier.heal();

    await eventually(async () => expect(await effectsOf(catalog)).toEqual(numbersBelow(20)));
    expect(await outboxState(orders)).toEqual({ waiting: 0, oldestSeconds: 0 });
  });

  test('an event committed by a process that died before publishing goes out with the next relay', async () => {
    await hear();
    await emitNumbers(orders, placed, [1]);

    await relay();

    await eventually(async () => expect(await effectsOf(catalog)).toEqual([1]));
  });

  test('an event that nobody can read, knows or understands is parked with the reason', async () => {
    await hear();
    const bus = await carrier.open();
    const send = (message: object) =>
      bus.publish({ ...messageOf(placed.name, { number: 1 }), ...message }, ['catalog']);

    await send({ id: 'nonsense' });
    await send({ version: 9 });
    await send({ payload: { number: 'one' } });
    await send({ payload: { number: 1, note: '\0' } });
    await send({ id: randomUUID() });

    await eventually(async () => {
      expect(await effectsOf(catalog)).toEqual([1]);
      const reasons = (await listDeadLetters(catalog, 10)).map(({ reason }) => reason);
      expect(reasons.toSorted()).toEqual([
        'Not an event of the shop',
        'Nothing here handles orders.placed version 9',
        'The payload holds text that cannot be stored',
        'The payload is no orders.placed: number: Invalid input: expected number, received string',
      ]);
    });
  });

  test('an event of a version that is too new waits parked, and takes effect when it is redriven after the update', async () => {
    const placedAnew = { ...placed, version: 2 };
    const bus = await carrier.open();
    const before = await parts.inbox('catalog', catalog, bus, [noteEffect(placed)]);
    await relay();
    await emitNumbers(orders, placedAnew, [2]);
    await emitNumbers(orders, placed, [1]);
    await eventually(async () => {
      expect(await effectsOf(catalog)).toEqual([1]);
      expect(await inboxState(catalog)).toMatchObject({ waiting: 0, dead: 1 });
    }, patient);
    await before.stop();

    await parts.inbox('catalog', catalog, await carrier.open(), [
      noteEffect(placed),
      noteEffect(placedAnew),
    ]);
    expect(await redriveDeadLetters(catalog)).toBe(1);
    await eventually(async () => expect(await effectsOf(catalog)).toEqual([1, 2]), patient);
    expect(await inboxState(catalog)).toMatchObject({ waiting: 0, dead: 0 });
  });
}

async function writeEvents(db: Database, from: number, count: number): Promise<void> {
  for (let number = from; number < from + count; number += 10) {
    await emitNumbers(
      db,
      placed,
      numbersBelow(10).map((one) => number + one),
    );
  }
}

async function countHeard(db: Database): Promise<number> {
  const [row] = await db('inbox').count<{ count: number }[]>({ count: '*' });
  return row?.count ?? 0;
}
