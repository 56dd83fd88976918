import { beforeEach, expect, jest, test } from '@jest/globals';
import { fetchCode } from './newer-build.ts';

const lost = new Error('Failed to fetch dynamically imported module');

beforeEach(() => sessionStorage.clear());

test('while the shop cannot be reached the page is told so, and the code is waited for', async () => {
  globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('offline'));
  const told = new Promise((hear) => window.addEventListener('offline', hear, { once: true }));
  const load = jest.fn(() => Promise.resolve('code')).mockRejectedValueOnce(lost);
  const code = fetchCode(load);
  await told;
  expect(load).toHaveBeenCalledTimes(1);

  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(new Response(null));
  window.dispatchEvent(new Event('online'));

  await expect(code).resolves.toBe('code');
});

test('a page that is not there is an answer of the shop, too', async () => {
  const nothing = new Response(null, { status: 404 });
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(nothing);
  sessionStorage.setItem('dahab.newer-build', '');
  await expect(fetchCode(() => Promise.reject(lost))).rejects.toBe(lost);
});

test('a page that was loaded anew for it already is not loaded again', async () => {
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(new Response(null));
  sessionStorage.setItem('dahab.newer-build', '');
  await expect(fetchCode(() => Promise.reject(lost))).rejects.toBe(lost);
});
