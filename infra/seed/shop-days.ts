import { cairoDayOf, startOfCairoDay } from '@dahab/protocol/cairo-day.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The Cairo day, `YYYY-MM-DD`, so many days before that of a moment. Days, since not all have 24 hours. */
export function dayAgo(moment: Date, days: number): string {
  const day = Date.parse(`${cairoDayOf(moment)}T00:00:00Z`);
  return new Date(day - days * DAY_MS).toISOString().slice(0, 10);
}

/** So many hours into a Cairo day. */
export function hourOf(day: string, hours: number): Date {
  return new Date(startOfCairoDay(day).getTime() + Math.round(hours * HOUR_MS));
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}
