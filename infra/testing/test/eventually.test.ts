import { expect, test } from '@jest/globals';
import { eventually } from '../eventually.ts';

test('it answers what the assertion returned, once it passes', async () => {
  let tries = 0;
  const answer = await eventually(() => {
    tries += 1;
    expect(tries).toBeGreaterThan(2);
    return 'done';
  });
  expect(answer).toBe('done');
  expect(tries).toBe(3);
});

test('it rejects with the last error when the time is over', async () => {
  const failing = eventually(() => expect('silver').toBe('gold'), { timeoutMs: 50 });
  await expect(failing).rejects.toThrow('silver');
});
