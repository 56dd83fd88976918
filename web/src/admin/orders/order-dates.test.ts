import { expect, test } from '@jest/globals';
import { presetOf, rangeOf } from './order-dates.ts';

/** Sunday 22 November 2026, one o'clock in the night in Cairo; still Saturday in UTC. */
const now = new Date('2026-11-21T23:00:00Z');

test('days are those of Cairo', () => {
  expect(rangeOf('today', now)).toEqual({ startDate: '2026-11-22', endDate: '2026-11-22' });
});

test('the week begins on Saturday', () => {
  expect(rangeOf('week', now)).toEqual({ startDate: '2026-11-21', endDate: '2026-11-22' });
  const friday = new Date('2026-11-27T12:00:00Z');
  expect(rangeOf('week', friday).startDate).toBe('2026-11-21');
  const saturday = new Date('2026-11-28T12:00:00Z');
  expect(rangeOf('week', saturday).startDate).toBe('2026-11-28');
});

test('the month begins on its first day', () => {
  expect(rangeOf('month', now).startDate).toBe('2026-11-01');
});

test('a range is known again by its preset', () => {
  expect(presetOf(rangeOf('week', now), now)).toBe('week');
  expect(presetOf({ startDate: '2026-01-01', endDate: '' }, now)).toBeNull();
});
