import { eventually } from '@dahab/testing/eventually.ts';
import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Bus, BusMessage } from '../bus/bus.ts';
import { openInProcessBus } from '../bus/in-process.ts';
import { outboxState, removePublished } from '../messaging/outbox.ts';
import {
  createParts,
  effectsOf,
  emitNumbers,
  emptyTables,
  messagingDatabase,
  noteEffect,
  numberedEvent,
  numbersBelow,
} from './messaging-parts.ts';

const orders = await messagingDatabase();
const catalog = await messagingDatabase();
const parts = createParts();
const placed = numberedEvent('placed', ['catalog']);

beforeEach(() => emptyTables(orders, catalog));
afterEach(() => parts.stopAll());
afterAll(() => Promise.all([orders.destroy(), catalog.destroy()]));

/** A carrier that behaves as told. */
function busThat(publish: (message: BusMessage) => Promise<void>): Bus {
  return { ...openInProcessBus(), publish };
}

function never(): Promise<void> {
  return new Promise(() => undefined);
}

test('several relays share an outbox and publish each event once', async () => {
  const published: unknown[] = [];
  const bus = busThat(async ({ payload }) => void published.push(payload));
  for (let count = 0; count < 4; count += 1) parts.relay(orders, bus, { batchSize: 10 });

  for (const ten of numbersBelow(30)) {
    await emitNumbers(
      orders,
      placed,
      numbersBelow(10).map((one) => ten * 10 + one),
    );
  }

  await eventually(async () => expect((await outboxState(orders)).waiting).toBe(0));
  const numbers = published.map((payload) => (payload as { number: number }).number);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbersBelow(300));
});

test('an event that is refused holds up no other and says why it waits', async () => {
  const bus = busThat(async ({ payload }) => {
    if ((payload as { number: number }).number === 1) throw new Error('The queue is full');
  });
  parts.relay(orders, bus, { retry: { firstMs: 60_000, mostMs: 60_000 } });

  await emitNumbers(orders, placed, [0, 1, 2]);

  await eventually(async () => {
    expect(await orders('outbox').whereNull('published_at')).toMatchObject([
      { payload: { number: 1 }, attempts: 1, last_error: 'The queue is full' },
    ]);
  });
});

test('a carrier that never answers does not keep the events locked', async () => {
  parts.relay(orders, busThat(never), { publishTimeoutMs: 50 });

  await emitNumbers(orders, placed, [1]);

  await eventually(async () => {
    const free = await orders('outbox').forUpdate().noWait().first();
    expect(free).toMatchObject({ last_error: 'Publishing took longer than 50 ms' });
  });
});

test('a relay that hangs holds up no other', async () => {
  let taken = false;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const hanging = busThat(() => {
    taken = true;
    return released;
  });
  const stuck = parts.relay(orders, hanging, { publishTimeoutMs: 120_000 });
  await emitNumbers(orders, placed, [1]);
  await eventually(() => expect(taken).toBe(true));
  const stopping = stuck.stop();
  const published: unknown[] = [];
  parts.relay(
    orders,
    busThat(async ({ payload }) => void published.push(payload)),
  );

  await emitNumbers(orders, placed, [2]);

  await eventually(() => expect(published).toEqual([{ number: 2 }]));
  release();
  await stopping;
});

test('events of a relay that dies while publishing go out with another one, once', async () => {
  const bus = openInProcessBus();
  await parts.inbox('catalog', catalog, bus, [noteEffect(placed)]);
  let taken = false;
  const deadly = busThat(async (message) => {
    await bus.publish(message, ['catalog']);
    taken = true;
    return never();
  });
  const dying = parts.relay(orders, deadly, { publishTimeoutMs: 500 });
  await emitNumbers(orders, placed, [1]);
  await eventually(() => expect(taken).toBe(true));
  expect(await outboxState(orders)).toMatchObject({ waiting: 1 });

  parts.relay(orders, bus);
  void dying.stop();

  await eventually(async () => expect((await outboxState(orders)).waiting).toBe(0));
  expect(await effectsOf(catalog)).toEqual([1]);
});

test('what waits is counted with its age', async () => {
  await emitNumbers(orders, placed, [1, 2]);
  await orders.raw(`UPDATE outbox SET occurred_at = now() - interval '90 seconds' WHERE id =
    (SELECT min(id) FROM outbox)`);

  const { waiting, oldestSeconds } = await outboxState(orders);

  expect(waiting).toBe(2);
  expect(oldestSeconds).toBeGreaterThan(89);
});

test('only what was published long ago is removed', async () => {
  await emitNumbers(orders, placed, [1, 2, 3]);
  await orders.raw(`UPDATE outbox SET occurred_at = now() - interval '1 year'`);
  await orders.raw(`UPDATE outbox SET published_at = now() - interval '8 days'
    WHERE payload = '{"number": 1}'`);
  await orders.raw(`UPDATE outbox SET published_at = now() - interval '6 days'
    WHERE payload = '{"number": 2}'`);

  expect(await removePublished(orders, 7, 100)).toBe(1);

  const left = await orders('outbox').orderBy('id').pluck('payload');
  expect(left).toEqual([{ number: 2 }, { number: 3 }]);
});
