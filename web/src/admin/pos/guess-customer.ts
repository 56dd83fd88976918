import { latinDigits } from '@dahab/protocol/digits.ts';

export interface TypedCustomer {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

/** The shop's own sentences for what a new customer cannot be without. */
export function customerErrors(typed: TypedCustomer): Partial<Record<keyof TypedCustomer, string>> {
  return {
    ...(!typed.firstName.trim() && { firstName: 'First name is required' }),
    ...(!typed.lastName.trim() && { lastName: 'Last name is required' }),
    ...(!typed.phone.trim() && { phone: 'Phone number is required' }),
  };
}

const PHONE = /^[+\d٠-٩۰-۹\s().-]+$/;

/** What was typed into the search, in the field that it looks like: phone, e-mail, or names. */
export function guessCustomer(typed: string): TypedCustomer {
  const text = typed.trim();
  const nobody = { firstName: '', lastName: '', phone: '', email: '' };
  if (!text) return nobody;
  if (PHONE.test(text)) return { ...nobody, phone: text };
  if (text.includes('@')) return { ...nobody, email: text };
  const [firstName = '', ...rest] = text.split(/\s+/);
  return { ...nobody, firstName, lastName: rest.join(' ') };
}

/** An Egyptian number without its leading zero or country. */
const NATIONAL_DIGITS = 10;

/** Whether two numbers ring the same phone: `٠١٠٠ ١٢٣ ٤٥٦٧` is `+20 100 123 4567`. */
export function samePhone(known: string | null, typed: string): boolean {
  const [one, other] = [nationalDigits(known ?? ''), nationalDigits(typed)];
  return one.length === NATIONAL_DIGITS && one === other;
}

export function sameEmail(known: string | null, typed: string): boolean {
  return known !== null && known.toLowerCase() === typed.trim().toLowerCase();
}

function nationalDigits(phone: string): string {
  return latinDigits(phone).replace(/\D/g, '').slice(-NATIONAL_DIGITS);
}
