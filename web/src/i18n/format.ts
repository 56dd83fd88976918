/** Prices, numbers and times in the way of the reader; the shop's days are Cairo's. */
const CAIRO = 'Africa/Cairo';

export function localeOf(language: string): 'ar-EG' | 'en-EG' {
  return language === 'ar' ? 'ar-EG' : 'en-EG';
}

/** EGP: `‏٣١٬٦٦٠ ج.م.‏` or `EGP 31,660`. */
export function formatPrice(amount: number, language: string, decimals: 0 | 2 = 0): string {
  return numbersIn(language, {
    style: 'currency',
    currency: 'EGP',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // Minus nothing is nothing.
  }).format(amount === 0 ? 0 : amount);
}

/** Piastres are shown where there are any. */
export function decimalsOf(amount: number): 0 | 2 {
  return Number.isInteger(amount) ? 0 : 2;
}

const made = new Map<string, Intl.NumberFormat>();

/** Making one takes a hundred times as long as using it, and a page shows dozens of numbers. */
function numbersIn(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = localeOf(language) + JSON.stringify(options);
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(localeOf(language), options);
  made.set(key, format);
  return format;
}

export function formatNumber(value: number, language: string): string {
  return numbersIn(language).format(value);
}

/** Grams with two decimals, in the Latin digits that stand on scales and price tags. */
export function formatWeight(grams: number, language: string): string {
  return `${grams.toFixed(2)} ${language === 'ar' ? 'جم' : 'g'}`;
}

/** The stamp on the piece. */
export function formatKarat(karat: number): string {
  return `${karat}K`;
}

/** A year in its own digits, without the separator of thousands. */
export function formatYear(year: number, language: string): string {
  return numbersIn(language, { useGrouping: false }).format(year);
}

export function formatDateTime(time: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: CAIRO,
  }).format(new Date(time));
}

/** For lists: the month in short, where the language has a short form of it. */
export function formatListTime(time: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: CAIRO,
  }).format(new Date(time));
}

export function formatDate(time: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeZone: CAIRO,
  }).format(new Date(time));
}

/** A day of Cairo, `YYYY-MM-DD`, with its weekday; nothing for no day. */
export function formatDay(day: string, language: string): string {
  return dayIn(day, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** Under a chart: "5 Nov". */
export function formatShortDay(day: string, language: string): string {
  return dayIn(day, language, { day: 'numeric', month: 'short' });
}

/** From here on a number is shortened: "5.9K" beside karats would be read as one. */
const LONG_NUMBER = 10_000;

/** On an axis: "5,900", "120K". */
export function formatShortNumber(value: number, language: string): string {
  const notation = Math.abs(value) < LONG_NUMBER ? 'standard' : 'compact';
  const format = { notation, maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(localeOf(language), format).format(value);
}

function dayIn(day: string, language: string, parts: Intl.DateTimeFormatOptions): string {
  if (!day) return '';
  const format = new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
