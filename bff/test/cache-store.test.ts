import { expect, test } from '@jest/globals';
import { createAnswerStore } from '../src/cache/answer-store.ts';
import { createKeptAnswer } from '../src/cache/kept-answer.ts';

test('a hundred thousand different questions take a bounded place', async () => {
  const store = createAnswerStore(() => 0);
  for (let count = 0; count < 100_000; count += 1) {
    const body = Buffer.alloc(10_000, String(count));
    const kept = createKeptAnswer({ route: '/api/products', etag: '"x"', headers: [], body });
    await store.keep(`/api/products/search?q=${count}`, Promise.resolve(kept));
  }
  const { answers, bytes } = store.size();
  expect(answers).toBeGreaterThan(500);
  expect(answers).toBeLessThanOrEqual(5_000);
  expect(bytes).toBeLessThanOrEqual(32 * 1024 * 1024);
});

test('an answer too large to share the place with others is not kept', async () => {
  const store = createAnswerStore(() => 0);
  const body = Buffer.alloc(3 * 1024 * 1024);
  const kept = createKeptAnswer({ route: '/api/products', etag: '"x"', headers: [], body });

  expect(await store.keep('/api/products', Promise.resolve(kept))).toBe(kept);

  expect(store.find('/api/products')).toBeUndefined();
});

test('a question that failed is asked anew', async () => {
  const store = createAnswerStore(() => 0);
  const failing = store.keep('/api/home', Promise.reject(new Error('down')));
  await expect(failing).rejects.toThrow('down');
  expect(store.underWay('/api/home')).toBeUndefined();
});
