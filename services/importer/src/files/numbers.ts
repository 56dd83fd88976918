import { latinDigits } from '@dahab/protocol/digits.ts';

/** What spreadsheets and Arabic formatting leave around numbers: spaces and direction marks. */
const NOISE = /[\s\u00a0\u200e\u200f\u061c]/g;

/**
 * A number as people write it: `1,250.50`, `٣٫٤٥`, `3,45`, `-2`. Null when it is none, `ambiguous`
 * when a comma may be a decimal one or not: `3,450`.
 */
export function numberOf(text: string): number | 'ambiguous' | null {
  const plain = latinDigits(text).replaceAll(NOISE, '').replace(/^'/, '').replace('−', '-');
  if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return Number(plain);
  if (/^[+-]?[1-9]\d{0,2},\d{3}$/.test(plain)) return 'ambiguous';
  if (/^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''));
  if (/^[+-]?\d+,\d+$/.test(plain)) return Number(plain.replace(',', '.'));
  return null;
}

/** The same where a comma before three digits can only separate thousands: amounts and counts. */
export function amountOf(text: string): number | null {
  const number = numberOf(text);
  return number === 'ambiguous' ? amountOf(text.replace(/[,٬]/, '')) : number;
}
