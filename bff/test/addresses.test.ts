import { expect, test } from '@jest/globals';
import { canonicalPath, numericId } from '../contract/addresses.ts';

test('Arabic pages have the plain address, English ones say their language', () => {
  expect(canonicalPath('/product/7', '', 'ar')).toBe('/product/7');
  expect(canonicalPath('/product/7', '?lang=ar', 'en')).toBe('/product/7?lang=en');
});

test('what does not change the page does not stand in its address', () => {
  expect(canonicalPath('/product/007/', '?utm_source=x&lang=ar', 'ar')).toBe('/product/7');
  expect(canonicalPath('/', '?q=ring', 'ar')).toBe('/');
});

test('what a listing lists does', () => {
  expect(canonicalPath('/products/', '?page=2&karat=21&x=1', 'en')).toBe(
    '/products?karat=21&page=2&lang=en',
  );
});

test('an id is a positive whole number that a database can hold', () => {
  expect(['7', '0', '-1', 'x', '2147483648', undefined].map(numericId)).toEqual([
    7,
    null,
    null,
    null,
    null,
    null,
  ]);
});
