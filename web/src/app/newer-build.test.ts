import { beforeEach, expect, jest, test } from '@jest/globals';
import { takeNewerBuild } from './newer-build.ts';

const lost = new Error('Failed to fetch dynamically imported module');

beforeEach(() => sessionStorage.clear());

test('while the shop cannot be reached the failure is shown, and the page stays', async () => {
  globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'));
  await expect(takeNewerBuild(lost)).rejects.toBe(lost);
});

test('a page that was loaded anew for it already is not loaded again', async () => {
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(new Response(null));
  sessionStorage.setItem('dahab.newer-build', '');
  await expect(takeNewerBuild(lost)).rejects.toBe(lost);
});
