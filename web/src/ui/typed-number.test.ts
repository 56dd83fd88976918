import { expect, test } from '@jest/globals';
import { keepNumberMarks, typedNumber } from './typed-number.ts';

test.each([
  ['9.10', 9.1],
  ['٩٫١٠', 9.1],
  ['۹٫۱', 9.1],
  ['١٬٢٥٠٫٥', 1250.5],
  ['1,250.5', 1250.5],
  [' ٤٠٠٠ ', 4000],
  ['.5', 0.5],
  ['-3', -3],
])('%s is a number in whichever digits it is typed', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

test.each(['', '.', '-', 'abc', '1.2.3', '٫'])('%s is not a number yet', (typed) => {
  expect(typedNumber(typed)).toBeNull();
});

test('letters never enter a number field', () => {
  expect(keepNumberMarks('١٢جم 5kg')).toBe('١٢5');
});
