import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { labelPages } from './label-pages.ts';
import { SUITE_SEED } from '../../testing/suite-seed.ts';

fc.configureGlobal({ seed: SUITE_SEED });

test('a sheet that was used in part goes on where it was left', () => {
  const pages = labelPages([{ label: 'ring', copies: 3 }], 4, 2);
  expect(pages).toEqual([
    [
      { label: 'ring', place: 2 },
      { label: 'ring', place: 3 },
    ],
    [{ label: 'ring', place: 0 }],
  ]);
});

test('nothing wanted is no page', () => {
  expect(labelPages([{ label: 'ring', copies: 0 }], 24, 5)).toEqual([]);
});

const wanted = fc.array(fc.record({ label: fc.string(), copies: fc.nat(40) }), { maxLength: 8 });

test('every copy is placed once, in order, and no page holds more than it can', () => {
  fc.assert(
    fc.property(wanted, fc.integer({ min: 1, max: 65 }), fc.nat(64), (labels, perPage, used) => {
      const first = used % perPage;
      const pages = labelPages(labels, perPage, first);
      const placed = pages.flatMap((page, index) =>
        page.map(({ label, place }) => ({ label, at: index * perPage + place })),
      );
      expect(placed.map(({ label }) => label)).toEqual(
        labels.flatMap(({ label, copies }) => Array.from({ length: copies }, () => label)),
      );
      expect(placed.map(({ at }) => at)).toEqual(placed.map((_, index) => first + index));
      expect(pages.every((page) => page.length > 0 && page.length <= perPage)).toBe(true);
    }),
  );
});
