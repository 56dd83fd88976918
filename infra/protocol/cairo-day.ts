const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Cairo is two hours ahead of UTC, three in summer. */
const SUMMER_OFFSET_MS = 3 * HOUR_MS;
const WINTER_OFFSET_MS = 2 * HOUR_MS;

const cairoDates = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Cairo',
  calendar: 'iso8601',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The date in Cairo at a moment, `YYYY-MM-DD`. */
export function cairoDayOf(moment: Date): string {
  return cairoDates.format(moment);
}

/**
 * The first moment of a day (`YYYY-MM-DD`) in Cairo. On the day that summer time begins this is one
 * o'clock: midnight is skipped.
 */
export function startOfCairoDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const inSummer = new Date(midnight - SUMMER_OFFSET_MS);
  return cairoDayOf(inSummer) === day ? inSummer : new Date(midnight - WINTER_OFFSET_MS);
}

/** The first moment after a day in Cairo. */
export function endOfCairoDay(day: string): Date {
  return startOfCairoDay(dayAfter(day));
}

/** The first moment of the month in Cairo that a moment lies in. */
export function startOfCairoMonth(moment: Date): Date {
  return startOfCairoDay(`${cairoDayOf(moment).slice(0, 7)}-01`);
}

/** The last `count` days in Cairo, oldest first, the one that a moment lies in included. */
export function lastCairoDays(moment: Date, count: number): string[] {
  const today = Date.parse(`${cairoDayOf(moment)}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(today - (count - 1 - index) * DAY_MS);
    return day.toISOString().slice(0, 10);
  });
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
