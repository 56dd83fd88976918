import { cairoDayOf } from '@dahab/protocol/cairo-day.ts';

/**
 * Does what holds only on `day` in Cairo (`YYYY-MM-DD`), as what a screen says of "today" or "this
 * month". A failure counts only if it is still that day afterwards.
 */
export async function whileDayLasts(day: string, look: () => Promise<void>): Promise<void> {
  try {
    await look();
  } catch (error) {
    if (cairoDayOf(new Date()) === day) throw error;
  }
}
