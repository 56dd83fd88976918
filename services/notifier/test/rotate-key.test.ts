import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from '@jest/globals';
import { orderPlaced } from '@dahab/orders/contract/events.ts';
import { createLog } from '@dahab/chassis/log.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { startFakeTelegram } from '@dahab/testing/fake-telegram.ts';
import { admin } from '@dahab/testing/test-client.ts';
import { startTestService, type TestService } from '@dahab/testing/test-service.ts';
import { claimNext } from '../src/deliveries/claim.ts';
import { postOnChange } from '../src/prices/change-posts.ts';
import { postOnSchedule } from '../src/prices/scheduled-posts.ts';
import { notifier } from '../src/service.ts';
import { createSafe } from '../src/settings/encryption.ts';
import { rotateKey } from '../src/settings/rotate-key.ts';
import { createSettingsStore, UNSET_SETTINGS } from '../src/settings/store.ts';

const newKey = (): string => randomBytes(32).toString('hex');
const [OLD, NEW, OTHER] = [newKey(), newKey(), newKey()] as const;
const PATH = '/api/telegram-settings';
const secrets = { botToken: '123456:supersecret', goldPriceApiKey: 'gold-api-key' };
const masked = { botToken: '••••cret', goldPriceApiKey: '••••-key' };

const before = await startTestService(notifier, {
  config: { SETTINGS_KEY: OLD, SETTINGS_KEYS_ALSO_READ: NEW },
});
const databaseUrl = before.db.client.config.connection.connectionString as string;
const during = await startTestService(notifier, {
  config: { SETTINGS_KEY: NEW, SETTINGS_KEYS_ALSO_READ: `${OTHER}, ${OLD}` },
  databaseUrl,
});
const after = await startTestService(notifier, { config: { SETTINGS_KEY: NEW }, databaseUrl });

// A sale is told while the only replica has a key that opens nothing yet.
const telegram = await startFakeTelegram();
afterAll(() => telegram.stop());
const TELEGRAM_API_ROOT = telegram.url;
const early = await startTestService(notifier, {
  config: { SETTINGS_KEY: NEW, TELEGRAM_API_ROOT },
});
await createSettingsStore(createSafe(OLD), createLog('test', 'silent')).upsert(
  early.db,
  {
    ...UNSET_SETTINGS,
    botToken: secrets.botToken,
    channelId: '@shop',
    orderNotificationEnabled: true,
  },
  new Date(),
);

const save = (service: TestService, body: object) => service.as(admin).post(PATH, body);
const read = async (service: TestService) => (await service.as(admin).get(PATH)).body;
const stored = async () => before.db('telegram_settings').first();

describe('changing the key of the settings', () => {
  test('processes with the old and the new key first read each other', async () => {
    await save(before, secrets);
    expect(await read(during)).toMatchObject(masked);
    await save(during, { botToken: secrets.botToken });
    expect(await read(before)).toMatchObject(masked);
  });

  test('without a key that opens everything nothing is changed, and the sentence has no secret', async () => {
    await save(before, secrets);
    const untouched = await stored();
    const rotating = rotateKey(before.db, createSafe(OTHER, [NEW]));
    await expect(rotating).rejects.toThrow(/No key given opens bot_token.*Nothing was changed/);
    await expect(rotating).rejects.not.toThrow(OTHER);
    expect(await stored()).toEqual(untouched);
  });

  test('locks everything with the new key, once, however often it is asked', async () => {
    await save(before, secrets);
    const safe = createSafe(NEW, [OLD]);
    const both = ['bot_token', 'gold_price_api_key'];
    expect(await rotateKey(before.db, safe)).toEqual({ locked: both, untouched: [] });
    const locked = await stored();
    expect(await rotateKey(before.db, safe)).toEqual({ locked: [], untouched: both });
    expect(await stored()).toEqual(locked);
    expect(await read(after)).toMatchObject(masked);
    expect(createSafe(OLD).unlock(locked.bot_token)).toBeNull();
  });

  test('goes on where a change stopped that had locked one of two', async () => {
    await save(before, secrets);
    await before.db('telegram_settings').update({ bot_token: createSafe(NEW).lock('1:moved') });
    const rotation = await rotateKey(before.db, createSafe(NEW, [OLD]));
    expect(rotation).toEqual({ locked: ['gold_price_api_key'], untouched: ['bot_token'] });
    expect(createSafe(NEW).unlock((await stored()).bot_token)).toBe('1:moved');
  });

  test('at once with somebody who saves loses neither', async () => {
    await save(before, secrets);
    const safe = createSafe(NEW, [OLD]);
    await Promise.all([rotateKey(before.db, safe), save(during, { channelId: '@meanwhile' })]);
    expect(await read(after)).toMatchObject({ ...masked, channelId: '@meanwhile' });
  });
});

test('a replica without the key leaves posts that go out by themselves to those that have it', async () => {
  const now = new Date('2035-01-17T10:00:00Z');
  const settings = createSettingsStore(createSafe(OTHER), createLog('test', 'silent'));
  const doors = {
    db: early.db,
    settings,
    call: () => Promise.reject(new Error('Nobody needs to be asked')),
    quoteOunce: async () => null,
    clock: () => now,
    sendSoon: () => undefined,
  };
  await early.db('telegram_settings').update({
    price_schedule_enabled: true,
    price_schedule_times: ['11:59'],
    price_schedule_since: new Date(now.getTime() - 3_600_000),
    price_on_change_enabled: true,
  });
  await early.db('price_changes').insert({
    price21k: 4_100,
    first_changed_at: now,
    changed_at: now,
    begun_at: now,
    due_at: now,
  });
  const { signal } = new AbortController();
  for (const worker of [postOnSchedule(doors), postOnChange(doors)]) {
    expect(await worker.work(signal)).toBe(false);
  }
  expect(await early.db('deliveries').where({ kind: 'price' })).toEqual([]);
  expect(await early.db('price_changes')).toHaveLength(1);
  await early.db('price_changes').delete();
});

test('a message waits for the key to be changed, and is sent then', async () => {
  await early.tell(orderPlaced, {
    orderId: 1,
    reference: randomUUID(),
    customerId: null,
    total: 31_660,
    itemCount: 1,
    placedAt: new Date().toISOString(),
  });
  const waiting = () => early.db('deliveries').first('status', 'attempts', 'reason');
  await eventually(async () => expect(await waiting()).toBeDefined());
  const settings = createSettingsStore(createSafe(NEW), createLog('test', 'silent'));
  expect(await claimNext(early.db, settings, new Date())).toBe('none');
  expect(await waiting()).toEqual({ status: 'queued', attempts: 0, reason: null });

  await rotateKey(early.db, createSafe(NEW, [OLD]));
  await eventually(async () => expect(await waiting()).toMatchObject({ status: 'sent' }));
  expect(telegram.calls).toMatchObject([
    { token: secrets.botToken, payload: { chat_id: '@shop' } },
  ]);
});

test('a process that lacks the key loses no secret when somebody saves something else', async () => {
  await save(before, secrets);
  expect(await read(after)).toMatchObject({ botToken: '', goldPriceApiKey: '' });
  await save(after, { channelId: '@other', botToken: '', goldPriceApiKey: null });
  expect(await read(before)).toMatchObject({ ...masked, channelId: '@other' });
});
