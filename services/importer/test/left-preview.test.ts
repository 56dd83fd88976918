import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { signCaller } from '@dahab/chassis/auth/internal-token.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { admin } from '@dahab/testing/test-client.ts';
import { TEST_TOKEN_SECRET } from '@dahab/testing/test-service.ts';
import { expect, test } from '@jest/globals';
import { fileForm, openShop, PREVIEW, ringsFile } from './shop.ts';

const shop = await openShop();
const service = await shop.start();

function keptFiles(): Promise<string[]> {
  return readdir(join(shop.folder, 'imports')).catch(() => []);
}

test('a preview that nobody waits for any more is not read to its end', async () => {
  const leaving = new AbortController();
  const answer = fetch(new URL(PREVIEW, service.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${signCaller(admin, TEST_TOKEN_SECRET)}` },
    body: fileForm(ringsFile(200_000)),
    signal: leaving.signal,
  });
  await eventually(async () => expect(await keptFiles()).toHaveLength(1), { timeoutMs: 20_000 });
  leaving.abort();

  await expect(answer).rejects.toThrow('aborted');
  await eventually(async () => expect(await keptFiles()).toEqual([]), { timeoutMs: 20_000 });
  expect(shop.catalog.previews).toBe(0);
});
