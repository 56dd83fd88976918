import { suiteSeed } from '@dahab/testing/suite-seed.ts';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { karatColumnOf } from '../src/products/karat-column.ts';
import { karatInText, karatOfCell } from '../src/products/karat.ts';

fc.configureGlobal({ seed: suiteSeed() });

describe('a karat cell', () => {
  test.each([
    ['21', 21],
    [' 18 ', 18],
    ['24.0', 24],
    ['18K', 18],
    ['18 k', 18],
    ['21kt', 21],
    ['24 Karat', 24],
    ['٢١', 21],
    ['۲۴', 24],
    ['عيار ٢١', 21],
    ['عِيار 18', 18],
    ['عيـــار ١٨', 18],
    ['18ق', 18],
    ['21 قيراط', 21],
    ['["21"]', 21],
    ['Karat: 24', 24],
    ['', null],
    ['   ', null],
    ['22', 'other'],
    ['14K', 'other'],
    ['عيار ??', 'other'],
    ['["18","21"]', 'other'],
    ['gold', 'other'],
    ['21.5', 'other'],
    ['-21', 'other'],
    ['210', 'other'],
  ])('%j says %j', (cell, karat) => {
    expect(karatOfCell(cell)).toBe(karat);
  });
});

describe('a title or a tag', () => {
  test.each([
    ['خاتم ذهب عيار ٢١', 21],
    ['غويشة العيار 18', 18],
    ['حلق صغير "ستار" 18ق', 18],
    ['سلسلة ٢٤ قيراط', 24],
    ['Gold ring 18K', 18],
    ['18-karat band', 18],
    ['Gold Bar 24kt 5g', 24],
    ['Ring 21.0K', 21],
    ['21K / 21k', 21],
    ['غويشة عيار 22', 'other'],
    ['Chain 14K', 'other'],
    ['خاتم مقاس 18', null],
    ['Ring size 21', null],
    ['Necklace 18 knots', null],
    ['Diamond 1ct ring', null],
    ['Weight 3.18 k', null],
    ['خاتم 18 قطعة', null],
    ['Two-tone 18K 21K', null],
    ['Model 118K', null],
    ['', null],
  ])('%j names %j', (text, karat) => {
    expect(karatInText(text)).toBe(karat);
  });

  test('names a karat however its digits are written and whatever stands around it', () => {
    const words = fc.constantFrom('', 'خاتم ', 'ring ', '(', 'ذهب - ');
    const karat = fc.constantFrom(18, 21, 24);
    const arabic = (number: number): string =>
      String(number).replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    fc.assert(
      fc.property(words, karat, fc.boolean(), fc.boolean(), (before, number, isArabic, isFirst) => {
        const digits = isArabic ? arabic(number) : String(number);
        const text = isFirst ? `${before}${digits}K` : `${before}عيار ${digits}`;
        expect(karatInText(text)).toBe(number);
      }),
    );
  });

  test('never names a karat that the shop does not have', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect([18, 21, 24, 'other', null]).toContain(karatInText(text));
        expect([18, 21, 24, 'other', null]).toContain(karatOfCell(text));
      }),
    );
  });
});

test.each([
  [['Handle', 'Karat (product.metafields.custom.karat)'], 1],
  [['عيار الذهب (product.metafields.custom.purity)', 'Handle'], 0],
  [['Gold (product.metafields.shop.gold_karat)'], 0],
  [['Stone carats (product.metafields.custom.diamond_carat)', 'Handle'], null],
  [['Handle', ' KARAT '], 1],
  [['العيار'], 0],
  [['Karat', 'X (product.metafields.custom.karat)'], 1],
  [['Handle', 'Title'], null],
])('among the headers %j the karat is number %j', (headers, index) => {
  expect(karatColumnOf(headers)).toBe(index);
});
