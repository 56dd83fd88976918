import { expect, test } from '@jest/globals';
import { formatDateTime, formatPrice, formatWeight, formatYear } from './format.ts';

/** Without the invisible marks that keep the direction. */
const visible = (text: string) => text.replace(/[\u200e\u200f\u00a0]/g, ' ').trim();

test('minus nothing is nothing', () => {
  expect(visible(formatPrice(-0, 'en', 2))).toBe('EGP 0.00');
});

test('prices are in the Arabic of Egypt', () => {
  expect(visible(formatPrice(31_660, 'ar'))).toBe('٣١٬٦٦٠ ج.م.');
});

test('prices name the pound for English readers', () => {
  expect(visible(formatPrice(31_660, 'en'))).toBe('EGP 31,660');
});

test('order screens show piastres', () => {
  expect(visible(formatPrice(31_660, 'en', 2))).toBe('EGP 31,660.00');
});

test('weights have two decimals', () => {
  expect(formatWeight(9.1, 'en')).toBe('9.10 g');
  expect(formatWeight(0.8, 'ar')).toBe('0.80 جم');
});

test('times are those of Cairo', () => {
  expect(visible(formatDateTime('2026-01-05T22:30:00.000Z', 'en'))).toMatch(/6.*12:30/);
});

test('a year has no separator of thousands', () => {
  expect(formatYear(2026, 'ar')).toBe('٢٠٢٦');
});
