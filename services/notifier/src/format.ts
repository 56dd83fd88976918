const amounts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

const moments = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Cairo',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `31,660` and `195,432.5`: Latin digits in every language, as messages are copied from. */
export function formatAmount(amount: number): string {
  return amounts.format(amount);
}

/** `15 Jun 2025, 13:00`, in Cairo time. */
export function formatMoment(moment: Date): string {
  return moments.format(moment);
}
