import { suiteSeed } from '@dahab/testing/suite-seed.ts';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  checkDigitOf,
  foldBarcode,
  gtinOf,
  idOfOwnBarcode,
  isBarcode,
  ownBarcodeOf,
} from '../contract/barcode.ts';

fc.configureGlobal({ seed: suiteSeed() });

const ids = fc.integer({ min: 1, max: 2 ** 31 - 1 });

test.each(['96385074', '036000291452', '4006381333931', '6221031492303', '10012345678902'])(
  '%s, as printed on goods, is a barcode',
  (text) => expect(isBarcode(text)).toBe(true),
);

test.each([
  '4006381333932',
  '400638133393',
  '40063813339311',
  '963850743',
  '00000000',
  '400638133393a',
  '',
])('%j is none', (text) => expect(isBarcode(text)).toBe(false));

test('a request full of digits keeps nobody waiting', () => {
  const began = performance.now();
  expect(isBarcode(`${'1'.repeat(100_000)}x`)).toBe(false);
  expect(performance.now() - began).toBeLessThan(5_000);
});

test.each([
  ['٤٠٠٦٣٨١٣٣٣٩٣١', '4006381333931'],
  ['۴۰۰۶۳۸۱۳۳۳۹۳۱', '4006381333931'],
  [' 4 006381 333931\n', '4006381333931'],
  ['400-6381–333931\u200f', '4006381333931'],
])('%j is read as %s', (typed, barcode) => expect(foldBarcode(typed)).toBe(barcode));

test("the shop's own barcode of every product is an EAN-13 that leads back to it", () => {
  fc.assert(
    fc.property(ids, (id) => {
      const barcode = ownBarcodeOf(id);
      expect(barcode).toMatch(/^20\d{11}$/);
      expect(isBarcode(barcode)).toBe(true);
      expect(idOfOwnBarcode(barcode)).toBe(id);
      expect(idOfOwnBarcode(gtinOf(barcode))).toBe(id);
    }),
  );
});

test('a digit read wrong is always noticed', () => {
  const misread = fc.tuple(ids, fc.nat(12), fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(misread, ([id, place, by]) => {
      const digits = Array.from(ownBarcodeOf(id), Number);
      const wrong = digits.map((digit, index) => (index === place ? (digit + by) % 10 : digit));
      expect(isBarcode(wrong.join(''))).toBe(false);
    }),
  );
});

test('zeros before a barcode change neither its check digit nor what it is compared by', () => {
  const digits = fc.stringMatching(/^\d{7,11}$/);
  fc.assert(
    fc.property(digits, (text) => {
      expect(checkDigitOf(`00${text}`)).toBe(checkDigitOf(text));
      expect(gtinOf(`0${text}`)).toBe(gtinOf(text));
    }),
  );
});

test("a barcode in the shop's range is nobody's own when no product can have its id", () => {
  for (const id of [0, 2 ** 31, 9_999_999_999]) {
    const barcode = ownBarcodeOf(id);
    expect([isBarcode(barcode), idOfOwnBarcode(barcode)]).toEqual([true, null]);
  }
});
