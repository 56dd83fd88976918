import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFakeTelegram } from '@dahab/testing/fake-telegram.ts';
import { shopClient } from '@dahab/testing/shop-client.ts';
import { shopProcess } from '@dahab/testing/shop-process.ts';
import { afterAll, expect, test } from '@jest/globals';
import { createEnding } from '../ending.ts';
import { rotateSettingsKey } from '../rotate-settings-key.ts';
import type { Secrets } from '../secrets.ts';

const TOKEN = '123456:a-token-of-this-test';
const telegram = await startFakeTelegram();
afterAll(() => telegram.stop());
const shop = await shopProcess({ TELEGRAM_API_ROOT: telegram.url });
const secretsFile = join(shop.dataDir, 'secrets.json');
const secrets = (): Secrets => JSON.parse(readFileSync(secretsFile, 'utf8')) as Secrets;

async function rotate(): Promise<unknown> {
  const ending = createEnding();
  const config = {
    HOST: '127.0.0.1',
    PORT: 8080,
    DATA_DIR: shop.dataDir,
    ADMIN_USERNAME: 'admin',
    SEED: 'none',
    LOG_LEVEL: 'silent',
    FRONT_END: 'build',
  } as const;
  return rotateSettingsKey(config, ending).finally(() => ending.endAll());
}

/** The token that the shop sends with: it could open what it had stored. */
async function tokenInUse(): Promise<string | undefined> {
  const call = await shopClient(shop.url, shop.admin);
  const sent = await call('POST', '/api/telegram/test-connection', {});
  expect(sent.status).toBe(200);
  return telegram.calls.at(-1)?.token;
}

test('a shop with a new key opens what it stored with the old one, also after a cut', async () => {
  await shop.start();
  const call = await shopClient(shop.url, shop.admin);
  await call('POST', '/api/telegram-settings', { channelId: '@shop', botToken: TOKEN });
  await expect(rotate()).rejects.toThrow(/shop/);
  await shop.stop();

  const first = secrets().settingsKey;
  expect(await rotate()).toMatchObject({ locked: ['bot_token'] });
  const second = secrets();
  expect(second.settingsKey).not.toBe(first);
  expect(second.settingsKeysBefore).toEqual([]);

  // Cut off after the new key was noted and before anything was locked with it.
  const third = 'f'.repeat(64);
  const cutOff = { ...second, settingsKey: third, settingsKeysBefore: [second.settingsKey] };
  writeFileSync(secretsFile, JSON.stringify(cutOff));
  await shop.start();
  expect(await tokenInUse()).toBe(TOKEN);
  await shop.stop();

  expect(await rotate()).toMatchObject({ locked: ['bot_token'] });
  expect(secrets()).toMatchObject({ settingsKey: third, settingsKeysBefore: [] });
}, 300_000);
