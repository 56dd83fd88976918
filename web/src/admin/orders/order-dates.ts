import { cairoDayOf } from '@dahab/protocol/cairo-day.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SATURDAY = 6;

export interface DayRange {
  startDate: string;
  endDate: string;
}

export const datePresets = ['today', 'week', 'month'] as const;

export type DatePreset = (typeof datePresets)[number];

/** Whole days in Cairo: today, since Saturday, since the first of the month. */
export function rangeOf(preset: DatePreset, now: Date): DayRange {
  const endDate = cairoDayOf(now);
  if (preset === 'today') return { startDate: endDate, endDate };
  if (preset === 'month') return { startDate: `${endDate.slice(0, 7)}-01`, endDate };
  const today = new Date(`${endDate}T00:00:00Z`);
  const sinceSaturday = (today.getUTCDay() - SATURDAY + 7) % 7;
  const saturday = new Date(today.getTime() - sinceSaturday * DAY_MS);
  return { startDate: saturday.toISOString().slice(0, 10), endDate };
}

/** The preset that a range is, if it is one. */
export function presetOf(range: DayRange, now: Date): DatePreset | null {
  const same = (preset: DatePreset) => {
    const { startDate, endDate } = rangeOf(preset, now);
    return startDate === range.startDate && endDate === range.endDate;
  };
  return datePresets.find(same) ?? null;
}
