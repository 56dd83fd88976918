import { eventually } from '@dahab/testing/eventually.ts';
import { afterEach, expect, test } from '@jest/globals';
import { type Lanes, startLanes } from '../messaging/lanes.ts';
import { numbersBelow, silent } from './messaging-parts.ts';

const NEVER_MS = 60 * 60_000;
let lanes: Lanes;

afterEach(() => lanes.stop());

/** Lanes over a pile of so many pieces; `looks` counts how often it was looked at. */
function lanesOver(pile: { left: number; looks: number }, pollMs = NEVER_MS): Lanes {
  return startLanes({
    name: 'test',
    most: 3,
    pollMs,
    log: silent,
    work: async () => {
      pile.looks += 1;
      if (pile.left === 0) return false;
      pile.left -= 1;
      await new Promise((resolve) => setImmediate(resolve));
      return pile.left > 0;
    },
  });
}

test('nobody looks in vain for pieces that were told of', async () => {
  const pile = { left: 0, looks: 0 };
  lanes = lanesOver(pile);
  await eventually(() => expect(pile.looks).toBe(1));

  pile.left = 20;
  for (const _ of numbersBelow(20)) lanes.wake();

  await eventually(() => expect(pile.left).toBe(0));
  await lanes.stop();
  expect(pile.looks).toBe(1 + 20);
});

test('what nobody told of is found by a look per poll, and worked off to its end', async () => {
  const pile = { left: 0, looks: 0 };
  lanes = lanesOver(pile, 10);
  await eventually(() => expect(pile.looks).toBeGreaterThan(0));

  pile.left = 20;

  await eventually(() => expect(pile.left).toBe(0));
});
