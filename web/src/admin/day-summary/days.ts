const DAY_MS = 24 * 60 * 60 * 1000;

/** Of days as `YYYY-MM-DD`. */
export function previousDay(day: string): string {
  return dayAt(day, -1);
}

export function nextDay(day: string): string {
  return dayAt(day, 1);
}

/** In UTC all days have 24 hours. */
function dayAt(day: string, by: 1 | -1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);
}
