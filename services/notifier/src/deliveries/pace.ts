const SHORTEST_GAP_MS = 1_000;
const MINUTE_MS = 60_000;

/** Telegram's limit for messages to one channel in a minute. */
export const MOST_PER_MINUTE = 20;

export const PACE_WINDOW_MS = MINUTE_MS;

/** Milliseconds until a chat may get its next message: one a second, and 20 a minute at most. */
export function waitFor(attempts: readonly Date[], now: Date): number {
  const times = attempts.map((attempt) => attempt.getTime()).toSorted((a, b) => b - a);
  const last = times[0];
  const twentieth = times[MOST_PER_MINUTE - 1];
  const untilGap = last === undefined ? 0 : last + SHORTEST_GAP_MS - now.getTime();
  const untilQuota = twentieth === undefined ? 0 : twentieth + MINUTE_MS - now.getTime();
  return Math.max(0, untilGap, untilQuota);
}
