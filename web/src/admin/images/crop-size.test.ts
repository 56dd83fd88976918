import { expect, test } from '@jest/globals';
import { outputSize, workableSize } from './crop-size.ts';

test('what is cut out is sent no larger than the shop keeps it', () => {
  expect(outputSize({ width: 800, height: 533 })).toEqual({ width: 800, height: 533 });
  expect(outputSize({ width: 5_120, height: 2_880 })).toEqual({ width: 2_560, height: 1_440 });
});

test('a picture of a camera is made small enough for the canvas of a phone', () => {
  expect(workableSize({ width: 4_096, height: 4_096 })).toBeNull();
  const size = workableSize({ width: 8_064, height: 6_048 });
  expect((size?.width ?? 0) / (size?.height ?? 1)).toBeCloseTo(4 / 3, 2);
  expect((size?.width ?? 0) * (size?.height ?? 0)).toBeLessThanOrEqual(16_777_216);
});
