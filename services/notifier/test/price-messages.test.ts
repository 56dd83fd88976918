import { describe, expect, test } from '@jest/globals';
import {
  migratedTo,
  notAdministrator,
  serverFault,
  tooManyRequests,
} from '@dahab/testing/fake-telegram.ts';
import { admin, shopper } from '@dahab/testing/test-client.ts';
import { CHANNEL, GOLD_KEY, startChannel } from './channel.ts';

const channel = await startChannel();
const down = await startChannel();
const unset = await startChannel({ channelId: '', channelIdNotifications: '' });
const keyless = await startChannel({ goldPriceApiKey: '' });

const preview = (body: object, where = channel) =>
  where.post('/api/telegram/preview-message', body);

/** In another second, so that the channel's pace does not matter. */
const send = (body: object, where = channel) => {
  where.wait(2);
  return where.post('/api/telegram/send-message', body);
};

describe('the preview of the price message', () => {
  test('has the strip’s prices, the pound and the ounces', async () => {
    const { status, body } = await preview({
      price21k: '4123',
      messageTemplate: '{{k18}} {k21} {k24} {gold_pound} {gold_ounce} {silver_ounce}',
      goldPriceApiKey: '••••-key',
    });
    expect(status).toBe(200);
    expect(body).toEqual({ preview: '3,530 4,120 4,710 32,984 195,432.5 2,345.68', missing: [] });
    expect(new Set(channel.goldApi.asked)).toEqual(
      new Set([
        { path: '/api/XAU/EGP', key: GOLD_KEY },
        { path: '/api/XAG/EGP', key: GOLD_KEY },
      ]),
    );
  });

  test('takes what is stored where nothing is sent', async () => {
    const { body } = await preview({});
    expect(body.preview).toContain('عيار 21: 4,000 جنيه');
    expect(body.preview).toContain('الجنيه الذهب: 32,000 جنيه');
  });

  test('asks for an ounce once in eight hours, however often it is wanted', async () => {
    const before = channel.goldApi.asked.length;
    await Promise.all([preview({}), preview({}), send({ messageTemplate: '{gold_ounce}' })]);
    expect(channel.goldApi.asked).toHaveLength(before);
    channel.wait(8 * 3_600 - 10 * 60);
    await preview({ messageTemplate: '{gold_ounce}' });
    expect(channel.goldApi.asked).toHaveLength(before);
    channel.wait(10 * 60);
    await Promise.all([
      preview({ messageTemplate: '{gold_ounce}' }),
      preview({ messageTemplate: '{gold_ounce}' }),
    ]);
    expect(channel.goldApi.asked).toHaveLength(before + 1);
  });

  test('names what is missing without a key, and asks nobody', async () => {
    const { body } = await preview(
      { messageTemplate: '{k21} {gold_ounce} {silver_ounce}' },
      keyless,
    );
    expect(body).toEqual({ preview: '4,000 — —', missing: ['gold_ounce', 'silver_ounce'] });
    expect(keyless.goldApi.asked).toHaveLength(0);
  });

  test.each([
    ['is down', { status: 503, body: {} }],
    ['refuses the key', { status: 403, body: { error: 'Invalid API Key' } }],
    ['has had its quota', { status: 429, body: { error: 'Monthly quota exceeded' } }],
    ['says nonsense', { status: 200, body: { price: 'free' } }],
    ['says NaN', { status: 200, body: { price: 'NaN' } }],
    ['says true', { status: 200, body: { price: true } }],
    ['says nothing', { status: 200, body: null }],
    ['has no price', { status: 200, body: { price: 0 } }],
    ['has a price below zero', { status: 200, body: { price: '-4' } }],
    ['has a price too small to keep', { status: 200, body: { price: 0.00001 } }],
    ['has a price beyond all sense', { status: 200, body: { price: 1e300 } }],
    ['answers with a page', { status: 200, body: '<html>Sign in</html>', type: 'text/html' }],
    ['sends elsewhere', { status: 302, body: {}, location: '/api/XAU/USD' }],
    ['never answers', 'silence'],
  ] as const)(
    'names what is missing when the API %s, and does not ask again at once',
    async (what, answer) => {
      down.goldApi.answer = () => answer;
      const body = {
        messageTemplate: '{gold_ounce}',
        goldPriceApiKey: `key-${what.length}-${what.at(-1)}`,
      };
      const before = down.goldApi.asked.length;
      const began = performance.now();
      expect((await preview(body, down)).body).toEqual({ preview: '—', missing: ['gold_ounce'] });
      expect((await preview(body, down)).body).toEqual({ preview: '—', missing: ['gold_ounce'] });
      expect(down.goldApi.asked).toHaveLength(before + 1);
      // Many times what it takes: somebody waits for it.
      expect(performance.now() - began).toBeLessThan(25_000);
    },
  );

  test.each([
    [{ messageTemplate: '{orderId}' }, 'Unknown variables: {orderId}'],
    [{ price21k: -1 }, 'The price cannot be negative'],
    [{ price21k: 'much' }, 'Must be a number'],
  ])('refuses %j', async (body, message) => {
    const answer = await preview(body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(message);
  });

  test('is for admins', async () => {
    const path = '/api/telegram/preview-message';
    expect((await channel.service.as(shopper).post(path, {})).status).toBe(403);
  });
});

describe('sending the price message', () => {
  test('puts it into the channel and answers Telegram’s id', async () => {
    const { status, body } = await send({ price21k: 4000, messageTemplate: '21: {k21}' });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, messageId: channel.telegram.messages.at(-1)?.id });
    expect(channel.telegram.messages.at(-1)).toMatchObject({ chatId: CHANNEL, text: '21: 4,000' });
    const { body: list } = await channel.service.as(admin).get('/api/telegram/deliveries?limit=1');
    expect(list.deliveries[0]).toMatchObject({ kind: 'price', status: 'sent', orderId: null });
  });

  test('goes where the form says', async () => {
    await send({ channelId: '@elsewhere', botToken: '999:another', messageTemplate: 'x' });
    expect(channel.telegram.calls.at(-1)).toMatchObject({
      token: '999:another',
      payload: { chat_id: '@elsewhere' },
    });
  });

  test.each([
    [notAdministrator, 400, 'telegram-refused', /not an administrator of the channel/],
    [serverFault, 502, 'telegram-unreachable', /was not sent/],
    [tooManyRequests(7), 429, 'too-many-requests', /wait 7 seconds/],
    [{ kind: 'hang' }, 502, 'telegram-uncertain', /Look into the channel/],
    [{ kind: 'reset' }, 502, 'telegram-uncertain', /Look into the channel/],
  ] as const)('says what became of it: %j', async (answer, status, code, message) => {
    channel.wait(10);
    channel.telegram.answerNext(answer);
    const answered = await send({ messageTemplate: 'x' });
    expect(answered).toMatchObject({ status, body: { code } });
    expect(answered.body.message).toMatch(message);
    expect(status === 400 || answered.headers.has('retry-after')).toBe(true);
    const { body: list } = await channel.service.as(admin).get('/api/telegram/deliveries?limit=1');
    expect(list.deliveries[0].status).toBe(code === 'telegram-uncertain' ? 'uncertain' : 'failed');
  });

  test.each(['../../bot1:x', '1:x?y#z', '1:x%2Fy', 'http://evil.example/1:x', '1:<b>&"'])(
    'tells nobody of a token like %j, which would be another address',
    async (botToken) => {
      const calls = channel.telegram.calls.length;
      const answered = await send({ botToken, messageTemplate: 'x' });
      expect(answered).toMatchObject({ status: 400, body: { code: 'telegram-refused' } });
      expect(answered.body.message).not.toContain(botToken);
      expect(channel.telegram.calls).toHaveLength(calls);
    },
  );

  test('leaves Telegram alone as long as it asked, and says so', async () => {
    channel.telegram.answerNext(tooManyRequests(30));
    await send({ messageTemplate: 'x' });
    const calls = channel.telegram.calls.length;
    const early = await send({ messageTemplate: 'x' });
    expect(early).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(early.body.message).toMatch(/^Telegram asks to wait 2\d seconds$/);
    expect(channel.telegram.calls).toHaveLength(calls);
    expect((await send({ channelId: '@elsewhere', messageTemplate: 'x' })).status).toBe(200);
    channel.wait(30);
    expect((await send({ messageTemplate: 'x' })).status).toBe(200);
  });

  test('takes nobody at his word who wants to be left alone for ever', async () => {
    channel.telegram.answerNext(tooManyRequests(1e300));
    const endless = { channelId: '@endless', messageTemplate: 'x' };
    const refused = await send(endless);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(refused.headers.get('retry-after')).toBe('86400');
  });

  test('takes no word for sent that names no message', async () => {
    channel.telegram.answerNext({ kind: 'say', body: { ok: true, result: true } });
    const answered = await send({ messageTemplate: 'x' });
    expect(answered).toMatchObject({ status: 502, body: { code: 'telegram-uncertain' } });
    const { body: list } = await channel.service.as(admin).get('/api/telegram/deliveries?limit=1');
    expect(list.deliveries[0]).toMatchObject({ status: 'uncertain', messageId: null });
  });

  test('follows a channel that has moved, once', async () => {
    const before = channel.telegram.messages.length;
    channel.telegram.answerNext(migratedTo(-1005));
    const { status } = await send({ messageTemplate: 'moved' });
    expect(status).toBe(200);
    expect(channel.telegram.messages.slice(before)).toMatchObject([
      { chatId: '-1005', text: 'moved' },
    ]);
  });

  test('waits a second for the pace of the channel, but not a minute', async () => {
    channel.wait(120);
    const first = await channel.post('/api/telegram/send-message', { messageTemplate: '0' });
    const second = await channel.post('/api/telegram/send-message', { messageTemplate: '1' });
    expect([first.status, second.status]).toEqual([200, 200]);
    for (let sent = 2; sent < 20; sent += 1) await send({ messageTemplate: String(sent) });
    const refused = await send({ messageTemplate: '20' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1);
  });

  test('refuses what is too long or not set up', async () => {
    channel.wait(120);
    const long = await send({ messageTemplate: `${'x'.repeat(4_090)}{gold_pound}` });
    expect(long).toMatchObject({
      status: 400,
      body: { message: 'A message has at most 4096 characters' },
    });
    const nowhere = await send({ messageTemplate: 'x' }, unset);
    expect(nowhere).toMatchObject({ status: 400, body: { message: 'No channel is set' } });
  });

  test('never shows a secret', () => {
    expect(channel.logged() + down.logged() + unset.logged()).not.toContain('very-secret');
  });
});
