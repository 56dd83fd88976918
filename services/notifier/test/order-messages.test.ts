import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  migratedTo,
  notAdministrator,
  notMember,
  serverFault,
  tooManyRequests,
} from '@dahab/testing/fake-telegram.ts';
import { admin } from '@dahab/testing/test-client.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { BOT_TOKEN, CHANNEL, ORDERS_CHANNEL, startChannel } from './channel.ts';

const channel = await startChannel();
const unset = await startChannel({ channelId: '', channelIdNotifications: '' });
const migrating = await startChannel({ channelIdNotifications: '' });
const { telegram } = channel;

const messagesOf = (orderId: number) =>
  telegram.messages.filter(({ text }) => text.includes(`#${orderId}\n`));
const callsOf = (orderId: number) =>
  telegram.calls.filter(({ payload }) => payload.text?.includes(`#${orderId}\n`));
const resend = (id: number) => channel.post(`/api/telegram/deliveries/${id}/resend`, {});

/** A message that the clock has to wait for: another second in the channel, another attempt. */
async function passTime(seconds = 2): Promise<void> {
  channel.wait(seconds);
}

describe('the message of an order', () => {
  test('goes to the channel for notifications, once, also when the event comes twice', async () => {
    const id = randomUUID();
    await channel.place(1, id);
    await channel.place(1, id);
    await channel.place(1);
    const delivery = await channel.settled(1, 'sent');
    expect(delivery).toMatchObject({ kind: 'order', attempts: 1, messageId: 1, reason: null });
    expect(messagesOf(1)).toEqual([
      {
        id: 1,
        chatId: ORDERS_CHANNEL,
        text: '🛍 New order\n\nOrder: #1\nTotal: 31,660 EGP\nItems: 2\nDate: 15 Jun 2025, 13:00',
      },
    ]);
    expect(callsOf(1)).toMatchObject([{ method: 'sendMessage', token: BOT_TOKEN }]);
    // Without a parse_mode nothing in a text is markup.
    expect(callsOf(1).map(({ payload }) => Object.keys(payload))).toEqual([['chat_id', 'text']]);
  });

  test('waits as long as Telegram asks and is sent then', async () => {
    await passTime();
    telegram.answerNext(tooManyRequests(30));
    await channel.place(2);
    const delivery = await eventually(async () => {
      const found = await channel.deliveryOf(2);
      expect(found).toMatchObject({ status: 'queued', attempts: 1 });
      return found;
    });
    expect(delivery.reason).toBe('Telegram asks to wait 30 seconds');
    expect(Date.parse(delivery.nextAttemptAt ?? '') - Date.now()).toBeGreaterThan(25_000);
    await channel.place(902);
    await eventually(async () => {
      const later = await channel.deliveryOf(902);
      expect(Date.parse(later.nextAttemptAt ?? '') - Date.now()).toBeGreaterThan(25_000);
    });
    expect(callsOf(902)).toEqual([]);
    await passTime(31);
    await channel.settled(2, 'sent');
    expect(messagesOf(2)).toHaveLength(1);
    await passTime();
    await channel.settled(902, 'sent');
  });

  test('is tried again after a fault of Telegram’s own', async () => {
    await passTime();
    telegram.answerNext(serverFault);
    await channel.place(3);
    await eventually(async () => expect((await channel.deliveryOf(3)).attempts).toBe(1));
    await passTime(3);
    expect(await channel.settled(3, 'sent')).toMatchObject({ attempts: 2 });
    expect(messagesOf(3)).toHaveLength(1);
  });

  test('is tried again when Telegram refuses connections', async () => {
    await passTime();
    await telegram.down();
    await channel.place(4);
    await eventually(async () =>
      expect(await channel.deliveryOf(4)).toMatchObject({
        status: 'queued',
        attempts: 1,
        reason: 'Telegram cannot be reached (ECONNREFUSED)',
      }),
    );
    const figures = await (await fetch(new URL('/metrics', channel.service.url))).text();
    expect(figures).toContain('telegram_deliveries{state="queued",service="notifier"} 1');
    expect(figures).toContain('telegram_deliveries{state="failed",service="notifier"} 0');
    expect(figures).toContain('telegram_deliveries_overdue_seconds{service="notifier"} 0');
    await telegram.up();
    await passTime(3);
    await channel.settled(4, 'sent');
    expect(messagesOf(4)).toHaveLength(1);
  });

  test.each([
    [5, 'never answers', { kind: 'hang', delivered: true }],
    [6, 'cuts the line', { kind: 'reset', delivered: true }],
    [7, 'is hidden behind a proxy’s 502', { kind: 'html', status: 502, delivered: true }],
    [8, 'is hidden behind a proxy’s 200', { kind: 'html', status: 200 }],
  ] as const)(
    '%i is uncertain, and not repeated, when Telegram %s',
    async (orderId, _what, answer) => {
      await passTime();
      telegram.answerNext(answer);
      await channel.place(orderId);
      const delivery = await channel.settled(orderId, 'uncertain');
      expect(delivery.reason).toContain('Look into the channel before sending again');
      await passTime(600);
      await channel.place(900 + orderId);
      await channel.settled(900 + orderId, 'sent');
      expect(callsOf(orderId)).toHaveLength(1);

      await passTime();
      expect((await resend(delivery.id)).status).toBe(200);
      await channel.settled(orderId, 'sent');
    },
  );

  test.each([
    [
      11,
      notAdministrator,
      'The bot is not an administrator of the channel @shop_orders. Make it one, with the right to post messages.',
    ],
    [
      12,
      notMember,
      'The bot does not find the channel @shop_orders. Check the channel id, and add the bot to it as an administrator.',
    ],
    [
      13,
      { kind: 'refuse', code: 401, description: 'Unauthorized' },
      'Telegram does not know this bot token. Copy it again from @BotFather.',
    ],
    [
      14,
      { kind: 'refuse', code: 404, description: 'Not Found' },
      'Telegram does not know this bot token. Copy it again from @BotFather.',
    ],
    [
      15,
      { kind: 'refuse', code: 400, description: 'Bad Request: something new' },
      'Telegram refused the message: Bad Request: something new',
    ],
    [
      16,
      { kind: 'html', status: 404 },
      "What answers in Telegram's place (status 404) is not Telegram. Check TELEGRAM_API_ROOT.",
    ],
  ] as const)('%i fails for good with what to do about it', async (orderId, answer, reason) => {
    await passTime();
    telegram.answerNext(answer);
    await channel.place(orderId);
    const delivery = await channel.settled(orderId, 'failed');
    expect(delivery).toMatchObject({ reason, attempts: 1, messageId: null, canResend: true });
    expect(messagesOf(orderId)).toHaveLength(0);
  });

  test('is sent again by hand, but never when it was sent', async () => {
    await passTime();
    telegram.answerNext(notMember);
    await channel.place(20);
    const { id } = await channel.settled(20, 'failed');
    await passTime();
    const both = await Promise.all([resend(id), resend(id)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(both).toContainEqual(
      expect.objectContaining({ body: expect.objectContaining({ status: 'queued', attempts: 0 }) }),
    );
    await channel.settled(20, 'sent');
    expect(messagesOf(20)).toHaveLength(1);
    expect(await resend(id)).toMatchObject({ status: 409, body: { code: 'already-sent' } });
    expect((await resend(999_999)).status).toBe(404);
  });

  test('is cancelled while it waits when its order is deleted', async () => {
    await passTime();
    telegram.answerNext(tooManyRequests(60));
    await channel.place(21);
    await eventually(async () => expect((await channel.deliveryOf(21)).attempts).toBe(1));
    await channel.void(21);
    const delivery = await channel.settled(21, 'skipped');
    expect(delivery).toMatchObject({ reason: 'The order was deleted', canResend: false });
    expect(await resend(delivery.id)).toMatchObject({
      status: 409,
      body: { code: 'order-deleted' },
    });
    await passTime(61);
    await channel.place(22);
    await channel.settled(22, 'sent');
    expect(messagesOf(21)).toHaveLength(0);
  });

  test('is not sent when the deletion is heard before the order', async () => {
    await channel.void(23);
    await channel.settled(23, 'skipped');
    await channel.place(23);
    await channel.place(24);
    await passTime();
    await channel.settled(24, 'sent');
    expect(await channel.deliveryOf(23)).toMatchObject({ status: 'skipped' });
    expect(messagesOf(23)).toHaveLength(0);
  });

  test('whose answer is lost while its order is deleted is not offered for sending again', async () => {
    await passTime();
    telegram.answerNext({ kind: 'hang' });
    await channel.place(26);
    await channel.settled(26, 'sending');
    await channel.void(26);
    expect(await channel.settled(26, 'uncertain')).toMatchObject({ canResend: false });
  });

  test('that Telegram refuses for now while its order is deleted does not wait for another try', async () => {
    await passTime();
    let answer = (): void => undefined;
    const after = new Promise<void>((resolve) => (answer = resolve));
    telegram.answerNext({ ...tooManyRequests(5), after });
    await channel.place(27);
    await channel.settled(27, 'sending');
    await channel.void(27);
    await eventually(async () => {
      const [row] = await channel.service.db('deliveries').where({ order_id: 27 });
      expect(row.order_deleted_at).not.toBeNull();
    });
    answer();
    expect(await channel.settled(27, 'skipped')).toMatchObject({
      reason: 'The order was deleted',
      canResend: false,
    });
    await passTime(6);
    await channel.place(28);
    await channel.settled(28, 'sent');
    expect(callsOf(27)).toHaveLength(1);
  });

  test('that may have arrived is not offered for sending again once its order is deleted', async () => {
    await passTime();
    telegram.answerNext({ kind: 'reset', delivered: true });
    await channel.place(29);
    const { id } = await channel.settled(29, 'uncertain');
    await channel.void(29);
    await eventually(async () =>
      expect(await channel.deliveryOf(29)).toMatchObject({ status: 'uncertain', canResend: false }),
    );
    expect(await resend(id)).toMatchObject({ status: 409, body: { code: 'order-deleted' } });
  });

  test('stays sent when the order is deleted afterwards', async () => {
    await channel.void(24);
    await eventually(async () => {
      const [row] = await channel.service.db('deliveries').where({ order_id: 24 });
      expect(row).toMatchObject({ status: 'sent', order_deleted_at: expect.any(Date) });
    });
  });

  test('is skipped while messages are switched off', async () => {
    await channel.post('/api/telegram-settings', { orderNotificationEnabled: false });
    await channel.place(25);
    const delivery = await channel.settled(25, 'skipped');
    expect(delivery.reason).toBe('Order messages are switched off in the settings');
    await channel.post('/api/telegram-settings', { orderNotificationEnabled: true });
    expect(messagesOf(25)).toHaveLength(0);
  });

  test('is skipped when there is no channel', async () => {
    await unset.place(1);
    expect(await unset.settled(1, 'skipped')).toMatchObject({ reason: 'No channel is set' });
    expect(unset.telegram.calls).toHaveLength(0);
  });

  test('follows a group that became a supergroup', async () => {
    migrating.telegram.answerNext(migratedTo(-1009876543210));
    await migrating.place(1);
    const delivery = await migrating.settled(1, 'sent');
    expect(delivery).toMatchObject({ channelId: '-1009876543210', attempts: 2 });
    expect(migrating.telegram.calls.map(({ payload }) => payload.chat_id)).toEqual([
      CHANNEL,
      '-1009876543210',
    ]);
    const { body } = await migrating.service.as(admin).get('/api/telegram-settings');
    expect(body.channelId).toBe('-1009876543210');
  });

  test('never shows a secret in an answer or in the log', async () => {
    const answers = await channel.service.as(admin).get('/api/telegram/deliveries?limit=100');
    const all = JSON.stringify(answers.body) + channel.logged() + migrating.logged();
    expect(all).not.toContain('very-secret');
    expect(channel.logged()).toContain('telegram message');
  });
});

describe('the list of messages', () => {
  test('is newest first, in pages, and by status', async () => {
    const { body } = await channel.service.as(admin).get('/api/telegram/deliveries?limit=3');
    expect(body).toMatchObject({ page: 1, limit: 3, totalPages: Math.ceil(body.total / 3) });
    const ids = body.deliveries.map(({ id }: { id: number }) => id);
    expect(ids).toEqual(ids.toSorted((one: number, other: number) => other - one));
    const failed = await channel.service.as(admin).get('/api/telegram/deliveries?status=failed');
    expect(failed.body.deliveries.length).toBeGreaterThan(0);
    expect(new Set(failed.body.deliveries.map((one: { status: string }) => one.status))).toEqual(
      new Set(['failed']),
    );
  });

  test.each([
    ['page=1000000&limit=100', 200],
    ['page=1000001', 400],
    ['page=9007199254740993', 400],
    ['page=1e400', 400],
    ['page=0', 400],
    ['limit=101', 400],
    ['status=lost', 400],
  ])('answers ?%s with %i', async (query, status) => {
    const answer = await channel.service.as(admin).get(`/api/telegram/deliveries?${query}`);
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body.deliveries).toEqual([]);
  });
});
