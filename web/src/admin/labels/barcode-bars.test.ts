import { checkDigitOf, ownBarcodeOf } from '@dahab/catalog/contract/barcode.ts';
import { expect, test } from '@jest/globals';
import {
  BinaryBitmap,
  DecodeHintType,
  BarcodeFormat,
  GlobalHistogramBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import fc from 'fast-check';
import { barcodeBars, barsOf, code128Bars, widthOf, type BarcodeBars } from './barcode-bars.ts';
import { SUITE_SEED } from '../../testing/suite-seed.ts';

fc.configureGlobal({ seed: SUITE_SEED });

const PIXELS_PER_MODULE = 3;
const HEIGHT = 60;

/** What a scanner reads of the bars, as they are drawn. */
function scan(bars: BarcodeBars): string {
  const width = widthOf(bars) * PIXELS_PER_MODULE;
  const row = new Uint8ClampedArray(width).fill(255);
  for (const bar of barsOf(bars)) {
    const start = bar.start * PIXELS_PER_MODULE;
    row.fill(0, start, start + bar.width * PIXELS_PER_MODULE);
  }
  const picture = new Uint8ClampedArray(width * HEIGHT);
  for (let line = 0; line < HEIGHT; line += 1) picture.set(row, line * width);
  const reader = new MultiFormatReader();
  const { EAN_8, EAN_13, UPC_A, ITF, CODE_128 } = BarcodeFormat;
  const hints = new Map([[DecodeHintType.POSSIBLE_FORMATS, [EAN_8, EAN_13, UPC_A, ITF, CODE_128]]]);
  const source = new RGBLuminanceSource(picture, width, HEIGHT);
  return reader.decode(new BinaryBitmap(new GlobalHistogramBinarizer(source)), hints).getText();
}

const lengths = [8, 12, 13, 14] as const;

const barcodes = fc
  .constantFrom(...lengths)
  .chain((length) => fc.stringMatching(new RegExp(`^\\d{${length - 1}}$`)))
  .filter((digits) => /[1-9]/.test(digits))
  .map((digits) => `${digits}${checkDigitOf(digits)}`);

const asGtin = (text: string) => text.padStart(14, '0');

test('the label that the shop makes itself is read back', () => {
  const bars = barcodeBars(ownBarcodeOf(7));
  expect(bars && scan(bars)).toBe(ownBarcodeOf(7));
});

test('every barcode of every kind is read back as the number that it is', () => {
  fc.assert(
    fc.property(barcodes, (barcode) => {
      const bars = barcodeBars(barcode);
      expect(bars && asGtin(scan(bars))).toBe(asGtin(barcode));
    }),
  );
});

test.each(['', '123', '2000000000078', 'ring'])('there are no bars for %j', (text) => {
  expect(barcodeBars(text)).toBeNull();
});

test.each(['9000000001', '16221031492072'])(
  '%s is read back from the bars of Code 128',
  (digits) => {
    const bars = code128Bars(digits);
    expect(bars && scan(bars)).toBe(digits);
  },
);

test.each(['', '123', 'ring'])('Code 128 has no bars for %j', (text) => {
  expect(code128Bars(text)).toBeNull();
});
