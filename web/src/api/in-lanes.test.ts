import { expect, test } from '@jest/globals';
import { inLanes } from './in-lanes.ts';

test('work is done in lanes, and answered in order', async () => {
  let atOnce = 0;
  let most = 0;
  const results = await inLanes([3, 1, 2, 5, 4], 2, async (item) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    for (let turn = 0; turn < item; turn += 1) await Promise.resolve();
    atOnce -= 1;
    return item * 10;
  });
  expect(results).toEqual([30, 10, 20, 50, 40]);
  expect(most).toBe(2);
});
