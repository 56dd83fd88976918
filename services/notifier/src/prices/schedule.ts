import { cairoDayOf, lastCairoDays } from '@dahab/protocol/cairo-day.ts';

const HOUR_MS = 3_600_000;
const SUMMER_OFFSET_MS = 3 * HOUR_MS;
const WINTER_OFFSET_MS = 2 * HOUR_MS;
const LOOK_BACK_MS = 24 * HOUR_MS;

/** Nobody wants the price of ten o'clock at noon. */
export const LATE_WITHIN_MS = 30 * 60_000;

const clocks = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Cairo',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * When the clocks of Cairo show `time` (`HH:MM`) on a day (`YYYY-MM-DD`): the first time where they
 * show it twice, and an hour later where summer time skips it.
 */
export function momentInCairo(day: string, time: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const inSummer = new Date(shown - SUMMER_OFFSET_MS);
  if (cairoDayOf(inSummer) === day && clocks.format(inSummer) === time) return inSummer;
  return new Date(shown - WINTER_OFFSET_MS);
}

/** The moments of the schedule in the last day, after `since` and until `now`, oldest first. */
export function slotsUntil(times: readonly string[], since: Date, now: Date): Date[] {
  const from = Math.max(since.getTime(), now.getTime() - LOOK_BACK_MS);
  const moments = lastCairoDays(now, 2).flatMap((day) =>
    times.map((time) => momentInCairo(day, time).getTime()),
  );
  return [...new Set(moments)]
    .filter((moment) => moment > from && moment <= now.getTime())
    .toSorted((one, other) => one - other)
    .map((moment) => new Date(moment));
}

export function isTooLate(moment: Date, now: Date): boolean {
  return now.getTime() - moment.getTime() > LATE_WITHIN_MS;
}
