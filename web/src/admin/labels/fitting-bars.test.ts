import { expect, test } from '@jest/globals';
import { widthOf } from './barcode-bars.ts';
import { fittingBars } from './fitting-bars.ts';
import { labelSheetNames, labelSheets, roomOf } from './label-sheets.ts';

/** The least that the standard allows on a label, millimetres. */
const READABLE = 0.25;

const barcodes = ['96385074', '614141000036', '2000000000077', '16221031492072'];

test.each(labelSheetNames.flatMap((name) => barcodes.map((code) => [name, code] as const)))(
  'on %s there is room for the bars of %s, wide enough to be read',
  (name, barcode) => {
    const sheet = labelSheets[name];
    const fitting = fittingBars(barcode, sheet.bars, roomOf(sheet));
    expect(fitting?.module).toBeGreaterThanOrEqual(READABLE);
    const width = fitting && widthOf(fitting.bars) * fitting.module;
    expect(width).toBeLessThanOrEqual(roomOf(sheet));
  },
);

test('what has room enough keeps its own bars, in their usual width', () => {
  const modules = { module: 0.3, narrowest: 0.25 };
  expect(fittingBars('2000000000077', modules, 35)).toMatchObject({ module: 0.3 });
});

test('what would be too fine to be read has no bars', () => {
  expect(fittingBars('16221031492072', { module: 0.3, narrowest: 0.25 }, 30)).toBeNull();
});
