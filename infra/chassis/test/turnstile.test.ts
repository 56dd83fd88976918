import { describe, expect, test } from '@jest/globals';
import { createTurnstile } from '../turnstile.ts';

/** Work that ends when the test says so. */
function openWork() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end: () => end() };
}

describe('a turnstile', () => {
  test('lets so many pass at once and the others in the order in which they came', async () => {
    const pass = createTurnstile(2, 60_000);
    const begun: number[] = [];
    const works = [0, 1, 2, 3].map(openWork);
    const passes = works.map(({ work }, index) =>
      pass(() => {
        begun.push(index);
        return work();
      }),
    );
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    works[1]?.end();
    await passes[1];
    expect(begun).toEqual([0, 1, 2]);
    for (const { end } of works) end();
    await Promise.all(passes);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  test('goes on after work that fails', async () => {
    const pass = createTurnstile(1, 60_000);
    const failing = pass(() => Promise.reject(new Error('broken')));
    const next = pass(() => Promise.resolve('fine'));
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('fine');
  });

  test('sends away who has waited too long, and nobody else', async () => {
    const pass = createTurnstile(1, 10);
    const slow = openWork();
    const first = pass(slow.work);
    await expect(pass(() => Promise.resolve())).rejects.toThrow('Too many at once');
    slow.end();
    await first;
    await expect(pass(() => Promise.resolve('in time'))).resolves.toBe('in time');
  });
});
