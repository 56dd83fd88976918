import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { quickNotes } from './quick-notes.ts';
import { SUITE_SEED } from '../../../testing/suite-seed.ts';

fc.configureGlobal({ seed: SUITE_SEED });

test('the exact sum comes first, then the next round ones', () => {
  expect(quickNotes(31_660)).toEqual([31_660, 31_700, 31_800, 32_000, 35_000]);
  expect(quickNotes(200)).toEqual([200, 500, 1_000, 5_000, 10_000]);
});

test('nothing is handed over for nothing', () => {
  expect(quickNotes(0)).toEqual([]);
  expect(quickNotes(-500)).toEqual([]);
});

test('every offer is enough, none comes twice, and they rise', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (amount) => {
      const notes = quickNotes(amount);
      expect(notes[0]).toBe(amount);
      expect(notes.length).toBeLessThanOrEqual(5);
      expect(notes).toEqual([...new Set(notes)].toSorted((a, b) => a - b));
    }),
  );
});
