import { describe, expect, test } from '@jest/globals';
import { guest } from '@dahab/chassis/auth/internal-token.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { admin, shopper } from '@dahab/testing/test-client.ts';
import { startTestService } from '@dahab/testing/test-service.ts';
import { DEFAULT_ORDER_TEMPLATE, DEFAULT_PRICE_TEMPLATE } from '../contract/default-templates.ts';
import { createSafe } from '../src/settings/encryption.ts';
import { notifier } from '../src/service.ts';
import { SETTINGS_KEY } from './channel.ts';

const service = await startTestService(notifier, { config: { SETTINGS_KEY } });
const PATH = '/api/telegram-settings';
const save = (body: object) => service.as(admin).post(PATH, body);
const read = () => service.as(admin).get(PATH);

describe('telegram settings', () => {
  test('have default templates before they are set', async () => {
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body).toEqual({
      channelId: '',
      channelIdNotifications: '',
      botToken: '',
      goldPriceApiKey: '',
      messageTemplate: DEFAULT_PRICE_TEMPLATE,
      orderNotificationEnabled: false,
      orderNotificationTemplate: DEFAULT_ORDER_TEMPLATE,
      priceScheduleEnabled: false,
      priceScheduleTimes: [],
      priceOnChangeEnabled: false,
      updatedAt: null,
    });
  });

  test('come back with their secrets masked', async () => {
    const { status, body } = await save({
      channelId: -1001234567890,
      botToken: '123456:supersecret',
      goldPriceApiKey: 'short',
      orderNotificationEnabled: 'true',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      channelId: '-1001234567890',
      botToken: '••••cret',
      goldPriceApiKey: '••••',
      orderNotificationEnabled: true,
    });
    expect((await read()).body).toEqual(body);
  });

  test('are encrypted at rest', async () => {
    await save({ botToken: '123456:supersecret' });
    const [row] = await service.db('telegram_settings');
    expect(JSON.stringify(row)).not.toContain('supersecret');
    expect(createSafe(SETTINGS_KEY).unlock(row.bot_token)).toBe('123456:supersecret');
    expect(createSafe('another key of thirty-two characters').unlock(row.bot_token)).toBeNull();
  });

  test.each(['', '••••cret', null, undefined])(
    'keep the stored secret when %j is sent',
    async (sent) => {
      await save({ botToken: '123456:supersecret' });
      expect((await save({ botToken: sent })).body.botToken).toBe('••••cret');
      const [row] = await service.db('telegram_settings');
      expect(createSafe(SETTINGS_KEY).unlock(row.bot_token)).toBe('123456:supersecret');
    },
  );

  test('keep what is not sent and restore a default template when it is emptied', async () => {
    await save({ channelId: '@one', channelIdNotifications: '@two', messageTemplate: '{k21}' });
    const { body } = await save({ channelIdNotifications: '', messageTemplate: '' });
    expect(body).toMatchObject({
      channelId: '@one',
      channelIdNotifications: '',
      messageTemplate: DEFAULT_PRICE_TEMPLATE,
    });
  });

  test('refuse a template with an unknown name and say which are known', async () => {
    const { status, body } = await save({ messageTemplate: '{k21} {{orderId}}' });
    expect(status).toBe(400);
    expect(body.message).toBe(
      'Unknown variables: {orderId}. Known ones: {k18}, {k21}, {k24}, {gold_pound}, {gold_ounce}, {silver_ounce}',
    );
    const order = await save({ orderNotificationTemplate: '{{ orderId }} {total} {name}' });
    expect(order.body.message).toContain('Unknown variables: {name}');
  });

  test('refuse a template that would be too long once it is filled, and take one of spaces for none', async () => {
    const long = `${'x'.repeat(4_080)}{date}`;
    const refused = await save({ orderNotificationTemplate: long });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        message: 'With its variables filled in, the message could be longer than 4096 characters',
      },
    });
    const fits = `${'x'.repeat(4_076)}{date}`;
    expect((await save({ orderNotificationTemplate: fits })).body).toMatchObject({
      orderNotificationTemplate: fits,
    });
    const { body } = await save({ orderNotificationTemplate: ' \n\t ' });
    expect(body.orderNotificationTemplate).toBe(DEFAULT_ORDER_TEMPLATE);
  });

  test.each([
    { botToken: 'with space' },
    { botToken: '123456:رمز' },
    { goldPriceApiKey: 'line\nbreak' },
    { channelId: ['@one'] },
    { priceScheduleTimes: ['9:00'] },
    { priceScheduleTimes: Array.from({ length: 13 }, (_, hour) => `${10 + hour}:00`) },
    { botToken: 7 },
    { channelId: 'x'.repeat(101) },
    { messageTemplate: 'x'.repeat(4097) },
    { orderNotificationEnabled: 'maybe' },
  ])('refuse %j', async (body) => {
    expect((await save(body)).status).toBe(400);
  });

  test('do not lose what two admins change at the same time', async () => {
    await Promise.all([save({ channelId: '@left' }), save({ channelIdNotifications: '@right' })]);
    expect((await read()).body).toMatchObject({
      channelId: '@left',
      channelIdNotifications: '@right',
    });
  });

  test('tell the names of what was changed, and no secret', async () => {
    await save({ botToken: '123456:supersecret', channelId: '@before' });
    await save({ botToken: '654321:othersecret', channelId: '@after' });
    await save({ channelId: '@after' });
    await save({ channelId: '@last' });

    await eventually(() => {
      const told = service.heard.slice(-2).map(({ payload }) => payload);
      expect(told).toEqual([{ fields: ['channelId', 'botToken'] }, { fields: ['channelId'] }]);
    });
    expect(JSON.stringify(service.heard)).not.toContain('secret');
  });

  test('are for admins', async () => {
    expect((await service.as(guest).get(PATH)).status).toBe(401);
    expect((await service.as(shopper).post(PATH, { channelId: 7, botToken: 7 })).status).toBe(403);
  });
});
