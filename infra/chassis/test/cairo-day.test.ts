import { describe, expect, test } from '@jest/globals';
import {
  cairoDayOf,
  endOfCairoDay,
  lastCairoDays,
  startOfCairoDay,
  startOfCairoMonth,
} from '@dahab/protocol/cairo-day.ts';

const hoursOf = (day: string): number =>
  (endOfCairoDay(day).getTime() - startOfCairoDay(day).getTime()) / 3_600_000;

describe('days in Cairo', () => {
  test('begin two hours before UTC in winter and three in summer', () => {
    expect(startOfCairoDay('2025-01-15')).toEqual(new Date('2025-01-14T22:00:00Z'));
    expect(startOfCairoDay('2025-07-15')).toEqual(new Date('2025-07-14T21:00:00Z'));
  });

  test('are an hour shorter on the last Friday of April and begin at one o’clock', () => {
    expect(startOfCairoDay('2025-04-25')).toEqual(new Date('2025-04-24T22:00:00Z'));
    expect(hoursOf('2025-04-25')).toBe(23);
  });

  test('are an hour longer on the last Thursday of October', () => {
    expect(hoursOf('2025-10-30')).toBe(25);
    expect(startOfCairoDay('2025-10-31')).toEqual(new Date('2025-10-30T22:00:00Z'));
  });

  test('follow each other without a gap or an overlap for years', () => {
    for (let day = '2023-01-01'; day < '2031-01-01';) {
      const start = startOfCairoDay(day);
      const next = cairoDayOf(endOfCairoDay(day));
      expect(cairoDayOf(start)).toBe(day);
      expect(cairoDayOf(new Date(start.getTime() - 1))).not.toBe(day);
      expect(cairoDayOf(new Date(endOfCairoDay(day).getTime() - 1))).toBe(day);
      expect(next > day).toBe(true);
      day = next;
    }
  });

  test('a sale at half past midnight belongs to the new day though UTC still has the old', () => {
    expect(cairoDayOf(new Date('2025-06-14T21:30:00Z'))).toBe('2025-06-15');
  });

  test('are counted back over the end of a month', () => {
    expect(lastCairoDays(new Date('2025-03-01T22:30:00Z'), 3)).toEqual([
      '2025-02-28',
      '2025-03-01',
      '2025-03-02',
    ]);
  });

  test('a month begins with its first day', () => {
    expect(startOfCairoMonth(new Date('2025-05-31T21:30:00Z'))).toEqual(
      new Date('2025-05-31T21:00:00Z'),
    );
  });
});
