import { expect, test } from '@jest/globals';
import { plainText } from './plain-text.ts';

test('blocks do not run into each other', () => {
  expect(plainText('<p>ناعمة.</p><ul><li>مدموغة</li><li>ضمان</li></ul>')).toBe(
    'ناعمة. مدموغة ضمان',
  );
});

test('entities are read, markup is not', () => {
  expect(plainText('5 &lt; 6 <strong>جم</strong>')).toBe('5 < 6 جم');
});
