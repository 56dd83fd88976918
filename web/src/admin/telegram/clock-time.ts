import { localeOf } from '../../i18n/format.ts';

/** `HH:MM` as the reader writes it: `6:00 PM`, `٦:٠٠ م`. */
export function clockTime(time: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`1970-01-01T${time}:00Z`));
}
