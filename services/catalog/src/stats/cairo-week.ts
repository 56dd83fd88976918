import { cairoDayOf, startOfCairoDay } from '@dahab/protocol/cairo-day.ts';

const DAY_MS = 24 * 3_600_000;
const DAYS_OF_WEEK = 7;
const SATURDAY = 6;

/** The first moment of the week in Cairo that a moment lies in; its weeks begin on Saturday. */
export function startOfCairoWeek(moment: Date): Date {
  const today = new Date(`${cairoDayOf(moment)}T00:00:00Z`);
  const daysSince = (today.getUTCDay() - SATURDAY + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  const saturday = new Date(today.getTime() - daysSince * DAY_MS);
  return startOfCairoDay(saturday.toISOString().slice(0, 10));
}
