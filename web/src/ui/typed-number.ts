import { latinDigits } from '@dahab/protocol/digits.ts';

/** Commas part thousands and nothing else: `2,5` could be meant as 2.5 or as 25, so it is neither. */
const NUMBER = /^-?(?:(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?|\.\d+)$/;
const DIGITS = '0-9٠-٩۰-۹';

/** What people type as a number, `١٬٢٥٠٫٥` or `1,250.5`; null when it is not one (or is empty). */
export function typedNumber(text: string): number | null {
  const plain = latinDigits(text)
    .replace(/[\s\u200e\u200f]/g, '')
    .replace(/،/g, ',');
  return NUMBER.test(plain) ? Number(plain.replace(/,/g, '')) : null;
}

/** Leaves only what can belong to a number, so that a stray letter never enters the field. */
export function keepNumberMarks(text: string): string {
  return text.replace(new RegExp(`[^${DIGITS}.,،٫٬-]`, 'g'), '');
}
