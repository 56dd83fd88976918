import { eventually } from '@dahab/testing/eventually.ts';
import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Bus } from '../bus/bus.ts';
import { openInProcessBus } from '../bus/in-process.ts';
import { emit } from '../messaging/emit.ts';
import { startPageTeller } from '../messaging/page-teller.ts';
import {
  emitNumbers,
  emptyTables,
  messagingDatabase,
  numberedEvent,
  type Running,
  silent,
} from './messaging-parts.ts';

const orders = await messagingDatabase();
const seen = numberedEvent('seen', []);
const running: Running[] = [];

beforeEach(() => emptyTables(orders));
afterEach(async () => {
  for (const teller of running.splice(0)) await teller.stop();
});
afterAll(() => orders.destroy());

function tellThrough(bus: Bus): Running {
  const teller = startPageTeller({ db: orders, bus, log: silent, retryMs: 20 });
  running.push(teller);
  return teller;
}

async function numbersHeardOn(bus: Bus): Promise<unknown[]> {
  const heard: unknown[] = [];
  await bus.listen(
    [seen.name],
    ({ payload }) => heard.push((payload as { number: number }).number),
    () => undefined,
  );
  return heard;
}

test('what is for open pages only is told after its commit', async () => {
  const bus = openInProcessBus();
  const heard = await numbersHeardOn(bus);
  tellThrough(bus);

  await emitNumbers(orders, seen, [1, 2]);

  await eventually(() => expect(heard).toEqual([1, 2]));
});

test('it leaves nothing in the outbox', async () => {
  await emitNumbers(orders, seen, [1]);

  expect(await orders('outbox')).toEqual([]);
});

test('what was rolled back is not told', async () => {
  const bus = openInProcessBus();
  const heard = await numbersHeardOn(bus);
  tellThrough(bus);
  const undone = orders.transaction(async (trx) => {
    await emit(trx, seen, { number: 1 });
    throw new Error('no sale');
  });
  await expect(undone).rejects.toThrow('no sale');

  await emitNumbers(orders, seen, [2]);

  await eventually(() => expect(heard).toEqual([2]));
});

test('what the carrier did not take is told when it is back', async () => {
  const bus = openInProcessBus();
  const heard = await numbersHeardOn(bus);
  let refusals = 2;
  tellThrough({
    ...bus,
    publish: async (...sent) => {
      refusals -= 1;
      if (refusals >= 0) throw new Error('The carrier is down');
      await bus.publish(...sent);
    },
  });

  await emitNumbers(orders, seen, [1]);

  await eventually(() => expect(heard).toEqual([1]));
});

test('what waits is told before the service ends', async () => {
  const bus = openInProcessBus();
  const heard = await numbersHeardOn(bus);
  const teller = tellThrough(bus);
  await emitNumbers(orders, seen, [1]);

  await teller.stop();

  expect(heard).toEqual([1]);
});
