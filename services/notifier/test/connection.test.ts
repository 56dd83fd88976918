import { beforeEach, expect, test } from '@jest/globals';
import { notMember, serverFault, tooManyRequests } from '@dahab/testing/fake-telegram.ts';
import { admin, shopper } from '@dahab/testing/test-client.ts';
import { BOT_TOKEN, CHANNEL, ORDERS_CHANNEL, startChannel } from './channel.ts';

const channel = await startChannel();
const unset = await startChannel({ botToken: '', channelId: '', channelIdNotifications: '' });

const check = (body: object = {}, where = channel) =>
  where.post('/api/telegram/test-connection', body);

beforeEach(() => channel.telegram.standsAs({ status: 'administrator', can_post_messages: true }));

test('names the bot and the channels it may post to, and posts nothing', async () => {
  const { status, body } = await check();
  expect(status).toBe(200);
  expect(body).toEqual({
    bot: { name: 'Dahab news', username: 'dahab_news_bot' },
    channels: [CHANNEL, ORDERS_CHANNEL].map((channelId) => ({
      channelId,
      title: 'Dahab',
      mayPost: true,
      reason: null,
    })),
  });
  expect(channel.telegram.messages).toEqual([]);
});

test('takes what the form holds before what is stored', async () => {
  const { body } = await check({
    channelId: '@typed',
    channelIdNotifications: '',
    botToken: '99:typed',
  });
  expect(body.channels.map(({ channelId }: { channelId: string }) => channelId)).toEqual([
    '@typed',
  ]);
  expect(channel.telegram.calls.at(-1)?.token).toBe('99:typed');
  await check({ botToken: '••••oken' });
  expect(channel.telegram.calls.at(-1)?.token).toBe(BOT_TOKEN);
});

test.each([
  [{ status: 'administrator', can_post_messages: false }, false],
  [{ status: 'left' }, false],
  [{ status: 'member' }, true],
] as const)('of a bot that is %j says whether it may post', async (member, mayPost) => {
  channel.telegram.standsAs(member);
  const { body } = await check({ channelIdNotifications: '' });
  expect(body.channels).toMatchObject([{ title: 'Dahab', mayPost }]);
  if (!mayPost) expect(body.channels[0].reason).toContain('Make it one');
});

test('says of a channel that it does not find what to do', async () => {
  channel.telegram.answerNext({ kind: 'ok' }, notMember);
  const { status, body } = await check({ channelIdNotifications: '' });
  expect(status).toBe(200);
  expect(body.channels).toMatchObject([{ title: null, mayPost: false }]);
  expect(body.channels[0].reason).toContain('does not find the channel');
});

test('refuses a token that Telegram does not know, and one of no form, without telling it', async () => {
  const description = `Unauthorized: ${BOT_TOKEN}`;
  channel.telegram.answerNext({ kind: 'refuse', code: 401, description });
  const unknown = await check();
  expect(unknown).toMatchObject({ status: 400, body: { code: 'telegram-refused' } });
  const misshapen = await check({ botToken: 'a/b?c' });
  expect(misshapen).toMatchObject({ status: 400, body: { code: 'telegram-refused' } });
  expect(await check({}, unset)).toMatchObject({
    status: 400,
    body: { code: 'telegram-not-set-up' },
  });
  const all = JSON.stringify([unknown.body, misshapen.body]) + channel.logged();
  expect(all).not.toContain(BOT_TOKEN);
});

test('says when Telegram is busy, broken or away', async () => {
  channel.telegram.answerNext(tooManyRequests(7));
  expect((await check()).status).toBe(429);
  channel.telegram.answerNext(serverFault);
  expect((await check()).status).toBe(502);
  channel.telegram.answerNext({ kind: 'hang' });
  expect((await check()).status).toBe(502);
  await channel.telegram.down();
  expect(await check()).toMatchObject({ status: 502, body: { code: 'telegram-unreachable' } });
  await channel.telegram.up();
});

test('is for admins', async () => {
  const path = '/api/telegram/test-connection';
  expect((await channel.service.as(shopper).post(path, {})).status).toBe(403);
  expect((await channel.service.as(admin).post(path, { channelId: 'x'.repeat(101) })).status).toBe(
    400,
  );
});
