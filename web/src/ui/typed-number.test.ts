import { expect, test } from '@jest/globals';
import { keepNumberMarks, typedNumber } from './typed-number.ts';

test.each([
  ['9.10', 9.1],
  ['٩٫١٠', 9.1],
  ['۹٫۱', 9.1],
  ['١٬٢٥٠٫٥', 1250.5],
  ['1,250.5', 1250.5],
  ['١،٢٥٠', 1250],
  ['12,345,678', 12345678],
  [' ٤٠٠٠ ', 4000],
  ['.5', 0.5],
  ['-3', -3],
])('%s is a number in whichever digits it is typed', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

test.each(['', '.', '-', 'abc', '1.2.3', '٫'])('%s is not a number yet', (typed) => {
  expect(typedNumber(typed)).toBeNull();
});

test.each(['2,5', '٢،٥', '1,25', '1,2500', '12,34,567', '1,250,', ',5', '1.250,5'])(
  'of %s nobody can say what it is: it is no number',
  (typed) => {
    expect(typedNumber(typed)).toBeNull();
  },
);

test('letters never enter a number field', () => {
  expect(keepNumberMarks('١٢جم 5kg')).toBe('١٢5');
});
