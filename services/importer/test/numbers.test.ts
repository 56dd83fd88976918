import { suiteSeed } from '@dahab/testing/suite-seed.ts';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { amountOf, numberOf } from '../src/files/numbers.ts';
import { quantityOf, weightOf } from '../src/products/measures.ts';

fc.configureGlobal({ seed: suiteSeed() });

describe('a number', () => {
  test.each([
    ['3.45', 3.45],
    ['1,250.50', 1250.5],
    ['1,250,000', 1_250_000],
    ['3,45', 3.45],
    ['0,450', 0.45],
    ['٣٫٤٥', 3.45],
    ['١٬٢٥٠٫٥', 1250.5],
    ["'3.5", 3.5],
    ['\u200f3.5', 3.5],
    ['-2', -2],
    ['−2', -2],
    ['3,450', 'ambiguous'],
    ['1e3', null],
    ['0x10', null],
    ['abc', null],
    ['', null],
    ['1.2.3', null],
    ['Infinity', null],
  ])('%j is %j', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });

  test('that is an amount takes a comma before three digits for thousands', () => {
    expect(amountOf('3,450')).toBe(3450);
    expect(amountOf('-1,250')).toBe(-1250);
  });

  test('is read back as it was written', () => {
    const hundredths = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(hundredths, (cents) => {
        const written = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
        expect(numberOf(written)).toBe(cents / 100);
      }),
    );
  });
});

describe('a weight', () => {
  test.each([
    ['3.45', 3.45],
    ['8.2 g', 8.2],
    ['٨٫٢ جم', 8.2],
    ['5 جرام', 5],
    ['2.345', 2.35],
    ['0.01', 0.01],
  ])('%j is %j grams', (cell, value) => {
    expect(weightOf(cell)).toEqual({ value });
  });

  test.each([
    ['', 'Weight is missing'],
    ['0.0', 'Weight must be greater than 0'],
    ['-3', 'Weight must be greater than 0'],
    ['0.009', 'Weight must be greater than 0'],
    ['heavy', 'Weight "heavy" is not a number'],
    ['3,450', 'Weight "3,450" can be read in two ways; write it with a decimal point'],
    ['1000000000', 'Weight is too large'],
  ])('%j is refused: %s', (cell, problem) => {
    expect(weightOf(cell)).toEqual({ problem });
  });
});

describe('a quantity', () => {
  test.each([
    ['2', 2],
    ['2.0', 2],
    ['٥', 5],
    ['1,250', 1250],
    ['-3', -3],
    ['', null],
  ])('%j is %j', (cell, value) => {
    expect(quantityOf(cell)).toEqual({ value });
  });

  test.each([
    ['2.5', 'Quantity "2.5" is not a whole number'],
    ['many', 'Quantity "many" is not a number'],
    ['99999999999', 'Quantity is too large'],
  ])('%j is refused: %s', (cell, problem) => {
    expect(quantityOf(cell)).toEqual({ problem });
  });
});
