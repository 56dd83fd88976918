import { cairoDayOf } from '@dahab/protocol/cairo-day.ts';
import type { Dice } from './dice.ts';
import { dayAgo, hourOf, MINUTE_MS, weekdayOf } from './shop-days.ts';

const SALE_DAYS = 56;
const FRIDAY = 5;
/** Sales on an ordinary day, from Sunday on: the wedding shopping is done on Thursdays. */
const SALES_OF_WEEKDAY = [2, 2, 2, 3, 5, 2, 4];
/** Hours of the day; on Fridays the shop opens after the prayer. */
const OPENS = 10.5;
const OPENS_ON_FRIDAY = 14.5;
const CLOSES = 22.5;
const LEAST_TODAY = 3;

/** When the sales of the last weeks were made, oldest first, all before `startedAt`. */
export function planTradingMoments(dice: Dice, startedAt: Date): Date[] {
  const moments: Date[] = [];
  for (let daysAgo = SALE_DAYS; daysAgo > 0; daysAgo--) {
    moments.push(...momentsOf(dayAgo(startedAt, daysAgo), CLOSES, dice));
  }
  const today = cairoDayOf(startedAt);
  const now = (startedAt.getTime() - hourOf(today, 0).getTime()) / (60 * MINUTE_MS);
  return [...moments, ...momentsUntil(today, Math.min(now - 0.1, CLOSES), dice)];
}

/** Today's so far: a visitor of the forenoon sees the first sales too. */
function momentsUntil(today: string, until: number, dice: Dice): Date[] {
  const planned = momentsOf(today, CLOSES, dice).filter((moment) => moment < hourOf(today, until));
  const opens = opensOn(today);
  if (planned.length >= LEAST_TODAY || until <= opens) return planned;
  return Array.from({ length: LEAST_TODAY }, (_, index) =>
    hourOf(today, opens + ((until - opens) * (index + 0.7)) / LEAST_TODAY),
  );
}

function momentsOf(day: string, closes: number, dice: Dice): Date[] {
  const usual = SALES_OF_WEEKDAY[weekdayOf(day)] ?? 3;
  const opens = opensOn(day);
  const hours = Array.from(
    { length: dice.between(usual - 1, usual + 1) },
    () => opens + dice.next() * (closes - opens),
  );
  return hours.toSorted((one, other) => one - other).map((hour) => hourOf(day, hour));
}

function opensOn(day: string): number {
  return weekdayOf(day) === FRIDAY ? OPENS_ON_FRIDAY : OPENS;
}
