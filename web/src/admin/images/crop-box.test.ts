import { expect, test } from '@jest/globals';
import { boxAfterKey, type CropKey } from './crop-box.ts';

const picture = { width: 900, height: 600 };
const box = { x: 300, y: 200, width: 300, height: 200 };

function press(code: string, held: Partial<CropKey> = {}, from = box) {
  const key = { code, shiftKey: false, ctrlKey: false, metaKey: false, ...held };
  return boxAfterKey(from, key, picture);
}

test('the arrows move by 1, by 10 with Shift, by 100 with Ctrl or Cmd', () => {
  expect(press('ArrowRight')).toEqual({ ...box, x: 301 });
  expect(press('ArrowUp', { shiftKey: true })).toEqual({ ...box, y: 190 });
  expect(press('ArrowLeft', { ctrlKey: true })).toEqual({ ...box, x: 200 });
  expect(press('ArrowDown', { metaKey: true, shiftKey: true })).toEqual({ ...box, y: 300 });
});

test('no key takes the box out of its picture', () => {
  expect(press('ArrowLeft', { ctrlKey: true }, { ...box, x: 40 })).toEqual({ ...box, x: 0 });
  expect(press('ArrowDown', { ctrlKey: true }, { ...box, y: 390 })).toEqual({ ...box, y: 400 });
});

test('plus and minus change the size around the middle, in its proportions', () => {
  expect(press('Equal', { ctrlKey: true })).toMatchObject({ x: 250, width: 400 });
  const smaller = press('Minus', { shiftKey: true });
  expect(smaller?.width).toBe(290);
  expect((smaller?.width ?? 0) / (smaller?.height ?? 1)).toBeCloseTo(1.5);
});

test('the box grows no larger than the picture, and never to nothing', () => {
  const large = { x: 0, y: 0, width: 850, height: 850 / 1.5 };
  expect(press('NumpadAdd', { ctrlKey: true }, large)).toEqual({ x: 0, y: 0, ...picture });
  expect(press('Minus', { ctrlKey: true }, { ...box, width: 60, height: 40 })?.width).toBe(10);
});

test('other keys are not for the box', () => {
  expect(press('Tab')).toBeNull();
});
