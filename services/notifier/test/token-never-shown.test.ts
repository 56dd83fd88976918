import { inspect } from 'node:util';
import { expect, test } from '@jest/globals';
import { Telegram } from 'telegraf';
import { admin } from '@dahab/testing/test-client.ts';
import { BotApi } from '../src/telegram/bot-api.ts';
import { BOT_TOKEN, startChannel } from './channel.ts';
import { rudeAnswers, startRudeTelegram } from './rude-telegram.ts';

const rude = await startRudeTelegram();
const channel = await startChannel({}, undefined, rude.url);
const unencrypted = await startChannel({}, undefined, rude.url.replace('http:', 'https:'));
const [, secret = ''] = BOT_TOKEN.split(':');

let orders = 0;

/** All that anybody could see of a try by each of the three ways to Telegram. */
async function tryEachWay(where: typeof channel): Promise<string> {
  orders += 1;
  // Longer than anybody is taken at his word who wants to be left alone.
  where.wait(25 * 3_600);
  const tested = await where.post('/api/telegram/test-connection', {});
  const sent = await where.post('/api/telegram/send-message', { messageTemplate: 'x' });
  await where.place(orders);
  const order = await where.attempted(orders);
  const { body: list } = await where.service.as(admin).get('/api/telegram/deliveries?limit=100');
  const outbox = await where.service.db('outbox');
  const inbox = await where.service.db('inbox');
  return JSON.stringify([tested, sent, order, list, outbox, inbox]) + where.logged();
}

test('telegraf’s own error shows the token, which is why its transport is not used', async () => {
  rude.answerWith('HTML with status 200');
  const own = new Telegram(BOT_TOKEN, { apiRoot: rude.url });
  const error = await own.sendMessage('@x', 'x').catch((thrown: unknown) => thrown);
  expect(inspect(error)).toContain(secret);
});

test.each(Object.keys(rudeAnswers))('the token is nowhere after %s', async (name) => {
  rude.answerWith(name);
  const before = rude.calls();
  const seen = await tryEachWay(channel);
  expect(rude.calls()).toBeGreaterThan(before + 2);
  expect(seen).toContain('telegram message');
  expect(seen).not.toContain(secret);
});

test.each(Object.keys(rudeAnswers))('our own error does not show it after %s', async (name) => {
  rude.answerWith(name);
  const own = new BotApi(BOT_TOKEN, { apiRoot: rude.url, timeoutMs: 300 });
  const outcome = await own.sendMessage('@x', 'x').catch((thrown: unknown) => thrown);
  if (outcome instanceof Error) expect(inspect(outcome, { depth: 9 })).not.toContain(secret);
  else expect(name).toBe('a success that names no message');
});

test('the token is nowhere after a line that cannot be encrypted', async () => {
  const seen = await tryEachWay(unencrypted);
  expect(seen).toContain('telegram message');
  expect(seen).not.toContain(secret);
});
