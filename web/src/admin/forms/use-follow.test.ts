import { expect, test } from '@jest/globals';
import { followed } from './use-follow.ts';

test('untouched fields follow what is stored, touched ones stay', () => {
  const before = { name: 'a', note: 'x' };
  const typed = { name: 'a', note: 'mine' };
  const now = { name: 'b', note: 'y' };
  expect(followed(typed, before, now)).toEqual({ name: 'b', note: 'mine' });
});
