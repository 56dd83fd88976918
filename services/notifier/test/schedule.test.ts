import { describe, expect, test } from '@jest/globals';
import { isTooLate, momentInCairo, slotsUntil } from '../src/prices/schedule.ts';

const iso = (moment: Date): string => moment.toISOString();
const slots = (times: string[], since: string, now: string): string[] =>
  slotsUntil(times, new Date(since), new Date(now)).map(iso);

describe('a time of day in Cairo', () => {
  test.each([
    ['in winter', '2026-01-15', '10:00', '2026-01-15T08:00:00.000Z'],
    ['in summer', '2026-07-15', '10:00', '2026-07-15T07:00:00.000Z'],
    ['just after midnight', '2026-07-15', '00:05', '2026-07-14T21:05:00.000Z'],
    ['on the morning after summer time began', '2026-04-24', '10:00', '2026-04-24T07:00:00.000Z'],
    ['that summer time skips, an hour later', '2026-04-24', '00:30', '2026-04-23T22:30:00.000Z'],
    ['that comes twice, the first time', '2026-10-29', '23:30', '2026-10-29T20:30:00.000Z'],
    ['on the morning after summer time ended', '2026-10-30', '10:00', '2026-10-30T08:00:00.000Z'],
    ['at a midnight that is skipped', '2027-04-30', '00:00', '2027-04-29T22:00:00.000Z'],
    ['in the last minute that is skipped', '2027-04-30', '00:59', '2027-04-29T22:59:00.000Z'],
    ['in the first minute after it', '2027-04-30', '01:00', '2027-04-29T22:00:00.000Z'],
    ['in the last minute before it', '2027-04-29', '23:59', '2027-04-29T21:59:00.000Z'],
    ['in the first minute that comes twice', '2027-10-28', '23:00', '2027-10-28T20:00:00.000Z'],
    ['in the last minute before it', '2027-10-28', '22:59', '2027-10-28T19:59:00.000Z'],
    ['in the first minute of the day after it', '2027-10-29', '00:00', '2027-10-28T22:00:00.000Z'],
  ])('%s', (_when, day, time, moment) => {
    expect(iso(momentInCairo(day, time))).toBe(moment);
  });
});

describe('the moments of a schedule', () => {
  test('are those of the last day, since it holds, oldest first', () => {
    const times = ['10:00', '18:00'];
    expect(slots(times, '2026-01-01T00:00:00Z', '2026-01-15T08:00:00Z')).toEqual([
      '2026-01-14T16:00:00.000Z',
      '2026-01-15T08:00:00.000Z',
    ]);
    expect(slots(times, '2026-01-14T16:00:00Z', '2026-01-15T07:59:59Z')).toEqual([]);
  });

  test('are one where summer time makes two times the same', () => {
    const during = slots(['00:30', '01:30'], '2026-04-23T12:00:00Z', '2026-04-24T12:00:00Z');
    expect(during).toEqual(['2026-04-23T22:30:00.000Z']);
  });

  test.each(['00:00', '00:30', '01:00', '23:00', '23:59'])(
    'come once for each day of two years, also %s, which is skipped or comes twice',
    (time) => {
      const seen: string[] = [];
      const begin = Date.parse('2025-12-31T22:00:00Z');
      let since = new Date(begin);
      for (let hour = 7; hour < 2 * 365 * 24 + 7; hour += 7) {
        const now = new Date(Math.min(begin + hour * 3_600_000, begin + 2 * 365 * 86_400_000 - 1));
        seen.push(...slots([time], iso(since), iso(now)));
        since = now;
      }
      // The first of all, at the very beginning, is before what is asked for.
      expect(seen).toHaveLength(time === '00:00' ? 2 * 365 - 1 : 2 * 365);
      expect(new Set(seen).size).toBe(seen.length);
    },
  );

  test('are too late after half an hour', () => {
    const moment = new Date('2026-01-15T08:00:00Z');
    expect(isTooLate(moment, new Date('2026-01-15T08:30:00Z'))).toBe(false);
    expect(isTooLate(moment, new Date('2026-01-15T08:30:01Z'))).toBe(true);
  });
});
