import { describe, expect, test } from '@jest/globals';
import { waitFor } from '../src/deliveries/pace.ts';
import { MOST_ATTEMPTS, verdictOf } from '../src/deliveries/rules.ts';

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
