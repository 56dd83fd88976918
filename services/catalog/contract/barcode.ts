import { latinDigits } from '@dahab/protocol/digits.ts';

/** EAN-8, UPC-A, EAN-13 and GTIN-14. */
const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14]);
const LONGEST = 14;

/** EAN-13s that begin with 20 are kept free by the standard for what a shop labels itself. */
const OWN_PREFIX = '20';
const OWN_ID_DIGITS = 10;
const LARGEST_ID = 2 ** 31 - 1;

const LENGTH_MESSAGE = 'A barcode has 8, 12, 13 or 14 digits';
const CHECK_MESSAGE = 'The last digit of this barcode does not fit the others';

/** A barcode as it is kept, of one as it is typed, pasted or scanned: Latin digits without gaps. */
export function foldBarcode(text: string): string {
  return latinDigits(text).replace(/[\s\p{Pd}\p{Cf}]+/gu, '');
}

/** The last digit of a GTIN, of the digits before it. */
export function checkDigitOf(digits: string): number {
  const weighed = Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit * 3 : digit));
  return (10 - (weighed.reduce((sum, part) => sum + part, 0) % 10)) % 10;
}

/** Whether folded text is a GTIN of a known length with the right check digit. */
export function isBarcode(text: string): boolean {
  return barcodeProblem(text) === null;
}

/** The form in which two barcodes are compared: a UPC-A is the EAN-13 with a zero before it. */
export function gtinOf(barcode: string): string {
  return barcode.padStart(LONGEST, '0');
}

/** The EAN-13 that the shop itself gives to a product: `20`, ten digits of the id, a check digit. */
export function ownBarcodeOf(productId: number): string {
  const digits = `${OWN_PREFIX}${String(productId).padStart(OWN_ID_DIGITS, '0')}`;
  return `${digits}${checkDigitOf(digits)}`;
}

/** Whose own a barcode is by that rule, whether or not there is such a product; null: nobody's. */
export function idOfOwnBarcode(barcode: string): number | null {
  if (!isBarcode(barcode)) return null;
  const [, digits] = /^020(\d{10})\d$/.exec(gtinOf(barcode)) ?? [];
  const id = Number(digits ?? 0);
  return id > 0 && id <= LARGEST_ID ? id : null;
}

/** What is wrong with folded text as a barcode, in a sentence for people; null: nothing. */
export function barcodeProblem(text: string): string | null {
  if (!lengths.has(text.length) || !isDigits(text) || isZero(text)) return LENGTH_MESSAGE;
  return checkDigitOf(text.slice(0, -1)) === Number(text.at(-1)) ? null : CHECK_MESSAGE;
}

function isDigits(text: string): boolean {
  return /^\d+$/.test(text);
}

function isZero(digits: string): boolean {
  return /^0+$/.test(digits);
}
