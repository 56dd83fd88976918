import { latinDigits } from '@dahab/protocol/digits.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * What makes two ways of writing a phone number the same: its E.164 form, Egyptian where no country
 * is given, or the bare digits of what is no country's number. Null without digits.
 */
export function phoneKey(phone: string): string | null {
  const latin = latinDigits(phone);
  const number = parsePhoneNumberFromString(latin, 'EG');
  if (number?.isPossible()) return number.number;
  return latin.replace(/\D/g, '') || null;
}
