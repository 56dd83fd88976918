import { latinDigits } from '@dahab/protocol/digits.ts';
import { LONGEST_IGNORED_SEARCH } from '../../contract/customers.ts';
import { phoneKey } from './phone.ts';

const arabicForms: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
};

interface Searchable {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly phoneKey: string | null;
}

/** What a customer is found by: names and e-mail folded, the phone as typed and as it is dialled. */
export function searchTextOf(customer: Searchable): string {
  const { firstName, lastName, email, phone, phoneKey } = customer;
  const numbers = [digitsOf(phone ?? ''), digitsOf(phoneKey ?? '')];
  return [folded(`${firstName} ${lastName} ${email ?? ''}`), ...numbers].join(' ').trim();
}

/** The words that a found customer has all of; none for a search too short to mean anything. */
export function searchWords(search: string): string[] {
  const text = folded(search);
  if (text.length <= LONGEST_IGNORED_SEARCH) return [];
  const visible = text.replace(/\p{Cf}/gu, '');
  // Nobody is called that: without a word it would be everybody.
  if (!/[\p{L}\p{N}]/u.test(visible)) return [text];
  if (/^[+\d\s().\p{Pd}/]+$/u.test(visible)) return [dialledPart(visible)];
  return visible.split(' ').map((word) => (/^\d+$/.test(word) ? nationalPart(word) : word));
}

/** A whole number from abroad is known by its own country's rules: `+20 (0)10…` is `2010…`. */
function dialledPart(text: string): string {
  const key = /^(\+|00[1-9])/.test(text) ? phoneKey(text) : null;
  return key?.startsWith('+') ? digitsOf(key) : nationalPart(digitsOf(text));
}

/** Letters that people write in more than one way become one: case, accents, Arabic forms. */
export function folded(text: string): string {
  return latinDigits(text)
    .replace(/[أإآٱىئؤة]/g, (letter) => arabicForms[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

function digitsOf(text: string): string {
  return latinDigits(text).replace(/\D/g, '');
}

/** Without the zeros that are dialled before it, `010…` is part of `2010…` too. */
function nationalPart(digits: string): string {
  return digits.replace(/^00?(?=\d)/, '') || '0';
}
