import { expect, test } from '@jest/globals';
import { around, otherCount } from './reading-order.ts';

test('in English both count from the left', () => {
  expect(otherCount(2, { count: 5, perView: 3, direction: 'ltr' })).toBe(2);
});

test('in Arabic the first pieces are those furthest to the right', () => {
  expect(otherCount(0, { count: 8, perView: 3, direction: 'rtl' })).toBe(5);
});

test('in Arabic a view that comes round the end has its first piece before the last ones', () => {
  expect(otherCount(7, { count: 8, perView: 3, direction: 'rtl' })).toBe(6);
});

test.each([0, 1, 4, 7])('position %i is found again from its slide', (position) => {
  const row = { count: 8, perView: 3, direction: 'rtl' } as const;
  expect(otherCount(otherCount(position, row), row)).toBe(position);
});

test('one before the first is the last', () => {
  expect(around(-1, 4)).toBe(3);
});
