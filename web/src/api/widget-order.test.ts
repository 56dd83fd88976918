import { expect, test } from '@jest/globals';
import { inOrderOf, ordersFor } from './widget-order.ts';

const widgets = [
  { id: 1, displayOrder: 10 },
  { id: 2, displayOrder: 20 },
  { id: 3, displayOrder: 30 },
];

test('numbers that people gave are dealt out anew', () => {
  expect(ordersFor(widgets, [1, 3, 2])).toEqual([
    { id: 3, displayOrder: 20 },
    { id: 2, displayOrder: 30 },
  ]);
});

test('numbers that stand there twice are counted up', () => {
  const alike = widgets.map(({ id }) => ({ id, displayOrder: 0 }));
  expect(ordersFor(alike, [2, 1, 3])).toEqual([
    { id: 1, displayOrder: 1 },
    { id: 3, displayOrder: 2 },
  ]);
});

test('what came meanwhile stands at the end, and what went is left out', () => {
  expect(inOrderOf(widgets, [3, 9, 1]).map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(ordersFor(widgets, [2, 9, 1])).toEqual([
    { id: 2, displayOrder: 10 },
    { id: 1, displayOrder: 20 },
  ]);
});
