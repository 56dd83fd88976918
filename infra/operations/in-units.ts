const STEP = 1024;
const units = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes as a person reads them: `3.2 GB`. */
export function inUnits(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= STEP && unit < units.length - 1) {
    value /= STEP;
    unit += 1;
  }
  return `${unit === 0 ? value : value.toFixed(1)} ${units[unit]}`;
}
