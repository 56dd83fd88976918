import { expect, test } from '@jest/globals';
import { changesOf } from './changes-of.ts';

test('only what was changed is sent, an emptied field and another order too', () => {
  const stored = { name: 'a', note: 'x', ids: [1, 2], count: 4 };
  const typed = { name: 'a', note: '', ids: [2, 1], count: 4 };
  expect(changesOf(stored, typed)).toEqual({ note: '', ids: [2, 1] });
});
