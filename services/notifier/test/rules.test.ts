import { describe, expect, test } from '@jest/globals';
import { TelegramError } from 'telegraf';
import type { TelegramSettingsInput } from '../contract/telegram-settings.ts';
import { waitFor } from '../src/deliveries/pace.ts';
import { MOST_ATTEMPTS, verdictOf } from '../src/deliveries/rules.ts';
import { slotsUntil } from '../src/prices/schedule.ts';
import { changedSettings } from '../src/settings/rules.ts';
import { UNSET_SETTINGS } from '../src/settings/store.ts';
import { plainWords } from '../src/telegram/plain-words.ts';
import { outcomeOfRefusal } from '../src/telegram/refusal.ts';

const now = new Date('2025-06-15T10:00:00.000Z');
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const unreachable = { kind: 'postponed', reason: 'Down', retryAfterSeconds: null } as const;

describe('the pace of a channel', () => {
  test('is one message a second', () => {
    expect(waitFor([], now)).toBe(0);
    expect(waitFor([ago(300)], now)).toBe(700);
    expect(waitFor([ago(1_000)], now)).toBe(0);
  });

  test('is twenty messages a minute', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => ago(2_000 + index * 1_000));
    expect(waitFor(twenty, now)).toBe(60_000 - 21_000);
    expect(waitFor(twenty.slice(1), now)).toBe(0);
  });
});

describe('a message that surely did not arrive', () => {
  test('is sent again after pauses that grow up to five minutes', () => {
    const pauses = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, index) => {
      const { status, nextAttemptAt } = verdictOf(unreachable, index + 1, now);
      expect(status).toBe('queued');
      return (nextAttemptAt?.getTime() ?? 0) - now.getTime();
    });
    expect(pauses.slice(0, 4)).toEqual([2_000, 4_000, 8_000, 16_000]);
    expect(Math.max(...pauses)).toBe(300_000);
  });

  test('waits as long as Telegram asks', () => {
    const asked = { ...unreachable, retryAfterSeconds: 37 };
    expect(verdictOf(asked, 1, now).nextAttemptAt).toEqual(new Date(now.getTime() + 37_000));
  });

  test('is given up at last', () => {
    expect(verdictOf(unreachable, MOST_ATTEMPTS, now)).toEqual({
      status: 'failed',
      reason: `Down. Given up after ${MOST_ATTEMPTS} attempts.`,
      messageId: null,
      nextAttemptAt: null,
    });
  });
});

test('a channel that moves on and on is followed only so far', () => {
  const moved = { kind: 'migrated', channelId: '-1002' } as const;
  expect(verdictOf(moved, 1, now)).toMatchObject({ status: 'queued', nextAttemptAt: now });
  expect(verdictOf(moved, MOST_ATTEMPTS, now)).toMatchObject({
    status: 'failed',
    reason: `The channel has a new id: -1002. Given up after ${MOST_ATTEMPTS} attempts.`,
  });
});

describe('a schedule that is changed', () => {
  // Ten o'clock in Cairo was two seconds ago, and nobody has looked since.
  const at = new Date('2026-01-15T08:00:02Z');
  const since = new Date('2026-01-01T00:00:00Z');
  const stored = {
    ...UNSET_SETTINGS,
    priceScheduleEnabled: true,
    priceScheduleTimes: ['10:00'],
    priceScheduleSince: since,
  };
  const change = (sent: Partial<TelegramSettingsInput>, before = stored) => {
    const rest = { messageTemplate: undefined, orderNotificationTemplate: undefined };
    return changedSettings(before, { ...rest, ...sent }, at);
  };
  const slotsAfter = (sent: Partial<TelegramSettingsInput>, before = stored): string[] => {
    const { priceScheduleTimes, priceScheduleSince } = change(sent, before);
    const slots = slotsUntil(priceScheduleTimes, priceScheduleSince ?? at, at);
    return slots.map((slot) => slot.toISOString());
  };

  test('still has the time that has just come, and none that is added too late', () => {
    const ten = ['2026-01-15T08:00:00.000Z'];
    expect(slotsAfter({ priceScheduleTimes: ['10:00', '18:00'] })).toEqual(ten);
    expect(slotsAfter({ priceScheduleTimes: ['09:50', '10:00'] })).toEqual(ten);
    expect(slotsAfter({ priceScheduleTimes: ['09:50', '18:00'] })).toEqual([]);
    expect(slotsAfter({ priceScheduleTimes: ['18:00'] })).toEqual([]);
  });

  test('begins anew when it is switched on, and not when something else is saved', () => {
    expect(
      slotsAfter({ priceScheduleEnabled: true }, { ...stored, priceScheduleEnabled: false }),
    ).toEqual([]);
    expect(change({ channelId: '@other' }).priceScheduleSince).toBe(since);
  });
});

describe('what Telegram refuses', () => {
  const refused = (code: number, description: string, parameters?: object) =>
    outcomeOfRefusal(new TelegramError({ error_code: code, description, parameters }), '@shop');

  test.each([
    [400, 'Bad Request: need administrator rights in the channel chat', 'Make it one'],
    [400, 'Bad Request: not enough rights to send text messages to the chat', 'Make it one'],
    [400, 'Bad Request: have no rights to send a message', 'Make it one'],
    [400, 'Bad Request: CHAT_WRITE_FORBIDDEN', 'Make it one'],
    [400, 'Bad Request: chat not found', 'Check the channel id'],
    [400, 'Bad Request: PEER_ID_INVALID', 'Check the channel id'],
    [403, 'Forbidden: bot was kicked from the channel chat', 'Check the channel id'],
    [403, 'Forbidden: bot is not a member of the supergroup chat', 'Check the channel id'],
    [403, 'Forbidden: the group chat was deleted', 'The channel @shop is closed'],
    [400, 'Bad Request: group chat was deactivated', 'The channel @shop is closed'],
    [403, 'Forbidden: bot was blocked by the user', 'Start the bot there first'],
    [403, 'Forbidden: user is deactivated', 'Start the bot there first'],
    [403, "Forbidden: bot can't initiate conversation with a user", 'Start the bot there first'],
    [400, 'Bad Request: message text is empty', 'Write a template'],
    [400, 'Bad Request: message is too long', 'Shorten the template'],
    [401, 'Unauthorized', 'Copy it again from @BotFather'],
    [404, 'Not Found', 'Copy it again from @BotFather'],
    [409, 'Conflict: something new', 'Telegram refused the message: Conflict: something new'],
  ])('with %i %s is not tried again, and says what to do', (code, description, sentence) => {
    const outcome = refused(code, description);
    expect(outcome).toMatchObject({ kind: 'failed', reason: expect.stringContaining(sentence) });
  });

  test.each([500, 502, 504])('with a %i of its own is tried again', (code) => {
    expect(refused(code, 'Internal Server Error')).toMatchObject({
      kind: 'postponed',
      retryAfterSeconds: null,
    });
  });

  test('for having had too much is tried again when it says, or a little later', () => {
    expect(refused(429, 'Too Many Requests', { retry_after: 9 })).toMatchObject({
      kind: 'postponed',
      retryAfterSeconds: 9,
    });
    expect(refused(429, 'Too Many Requests')).toMatchObject({ retryAfterSeconds: 5 });
  });
});

test('what others say is quoted on a line, shortly, and without the token however it is written', () => {
  const token = '123456:AAE-secret_part';
  const said = `Bad\0 /bot${token}/x\n/bot123456%3AAAE-secret_part/x ${'ن'.repeat(1_000)}`;
  const words = plainWords(said, token);
  expect(words).toMatch(/^Bad {1,2}\/bot\[secret\]\/x \/bot123456%3A\[secret\]\/x ن+…$/);
  expect(words).toHaveLength(301);
});
