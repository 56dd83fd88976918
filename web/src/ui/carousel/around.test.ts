import { expect, test } from '@jest/globals';
import { around } from './around.ts';

test.each([
  [-1, 3],
  [0, 0],
  [3, 3],
  [4, 0],
])('of four slides, that at %i is slide %i', (index, slide) => {
  expect(around(index, 4)).toBe(slide);
});
