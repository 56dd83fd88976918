import type { Translate } from '../activity/change-value.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds in the largest unit that they fill, in words. */
export function durationText(seconds: number, t: Translate): string {
  if (seconds >= DAY) return t('admin.status.days', { count: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return t('admin.status.hours', { count: Math.floor(seconds / HOUR) });
  if (seconds >= MINUTE) return t('admin.status.minutes', { count: Math.floor(seconds / MINUTE) });
  return t('admin.status.seconds', { count: Math.floor(seconds) });
}
