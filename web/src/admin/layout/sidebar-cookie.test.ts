import { expect, test } from '@jest/globals';
import { foldedCookie, readFolded } from './sidebar-cookie.ts';

test('the folded menu is remembered for seven days', () => {
  expect(foldedCookie(true)).toContain('Max-Age=604800');
  expect(readFolded(`lang=ar; ${foldedCookie(true)}`)).toBe(true);
});

test('without a cookie the menu is open', () => {
  expect(readFolded('lang=ar')).toBe(false);
  expect(readFolded(foldedCookie(false))).toBe(false);
});
