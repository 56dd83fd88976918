import { expect, test } from '@jest/globals';
import { eventually } from '@dahab/testing/eventually.ts';
import { createLog } from '../log.ts';
import { startWorker } from '../worker.ts';

const log = createLog('test', 'silent');
const AN_HOUR = 3_600_000;

test('goes on at once while there is more, then waits until it is woken', async () => {
  let left = 3;
  let rounds = 0;
  const worker = startWorker(
    {
      name: 'counter',
      everyMs: AN_HOUR,
      work: async () => {
        rounds += 1;
        left -= 1;
        return left > 0;
      },
    },
    log,
  );
  await eventually(() => expect(rounds).toBe(3));
  worker.wake();
  await eventually(() => expect(rounds).toBe(4));
  await worker.stop();
});

test('a round that fails is tried again', async () => {
  let rounds = 0;
  const worker = startWorker(
    {
      name: 'stumbler',
      everyMs: 1,
      work: async () => {
        rounds += 1;
        if (rounds === 1) throw new Error('not yet');
        return false;
      },
    },
    log,
  );
  await eventually(() => expect(rounds).toBeGreaterThan(1));
  await worker.stop();
});

test('stopping waits for the round under way and starts no other', async () => {
  let finish: () => void = () => undefined;
  let rounds = 0;
  const worker = startWorker(
    {
      name: 'slow',
      everyMs: 1,
      work: async () => {
        rounds += 1;
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return true;
      },
    },
    log,
  );
  await eventually(() => expect(rounds).toBe(1));
  const stopping = worker.stop();
  const stillRunning = Symbol('still running');
  const first = await Promise.race([stopping, Promise.resolve(stillRunning)]);
  expect(first).toBe(stillRunning);
  finish();
  await stopping;
  expect(rounds).toBe(1);
});
