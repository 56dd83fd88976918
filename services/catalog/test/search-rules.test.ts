import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { foldForSearch } from '../contract/search-folding.ts';
import { isOneTypoAway, neighbourhoodOf } from '../src/search/one-typo.ts';
import { matchRank, termsOf } from '../src/search/rules.ts';

const letter = fc.constantFrom(...Array.from('abcdاتخسمي'));
const word = fc.array(letter, { minLength: 4, maxLength: 9 }).map((letters) => letters.join(''));

/** A word and what one slip of the finger makes of it. */
const typo = fc
  .tuple(word, fc.nat(), letter, fc.constantFrom('add', 'drop', 'change', 'swap'))
  .map(([text, place, slip, kind]) => {
    const at = place % text.length;
    const [before, hit, after] = [text.slice(0, at), text[at] ?? '', text.slice(at + 1)];
    if (kind === 'add') return [text, before + slip + hit + after] as const;
    if (kind === 'drop') return [text, before + after] as const;
    if (kind === 'change') return [text, before + slip + after] as const;
    return [text, before + (after[0] ?? '') + hit + after.slice(1)] as const;
  })
  .filter(([text, other]) => text !== other);

test('one slip is one typo, from either side', () => {
  fc.assert(
    fc.property(typo, ([text, other]) => {
      expect(isOneTypoAway(text, other)).toBe(true);
      expect(isOneTypoAway(other, text)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test('isOneTypoAway agrees with the distance as the textbook computes it', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(isOneTypoAway(one, other)).toBe(textbookDistance(one, other) === 1);
    }),
    { numRuns: 1_000 },
  );
});

test('every word one typo away lies in the neighbourhood that the index is asked for', () => {
  fc.assert(
    fc.property(typo, ([text, other]) => {
      const { start, end, swapped, shortest, longest } = neighbourhoodOf(text);
      const isClose = other.length >= shortest && other.length <= longest;
      const isThere = isClose && (other.startsWith(start) || other.endsWith(end));
      expect(isThere || other === swapped).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test('folding twice is folding once, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const folded = foldForSearch(text);
      expect(foldForSearch(folded)).toBe(folded);
      expect(folded).not.toMatch(/\s\s|^\s|\s$/);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['أحْمَد إسلام آمال ٱلله', 'احمد اسلام امال الله'],
  ['هدى على ى', 'هدي علي ي'],
  ['ذهبـــية مؤلّف شيئ', 'ذهبيه مولف شيي'],
  ['عيار ١٨ و ۲۱', 'عيار 18 و 21'],
  ['كیک فارسی', 'كيك فارسي'],
  ['Café — RING\u200f!', 'cafe ring'],
  ['ﻻ ﷲ', 'لا الله'],
])('%s is searched as %s', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded);
});

test('a whole word is better than its beginning, that than its inside, and a typo is the last', () => {
  const [term] = termsOf('خاتم');
  const ranks = ['خاتم', 'خاتمين', 'والخاتم', 'خاطم'].map((other) => matchRank(term ?? [], other));
  expect(ranks).toEqual(ranks.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  expect(new Set(ranks).size).toBe(4);
  expect(matchRank(term ?? [], 'سوار')).toBeNull();
});

test('words of three letters and less must be right', () => {
  expect(matchRank(['عقد'], 'عقل')).toBeNull();
  expect(matchRank(['عق'], 'بعقد')).toBeNull();
});

/** Optimal string alignment, the long way. */
function textbookDistance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_unused, column) => (row === 0 ? column : row)),
  );
  const at = (row: number, column: number): number => table[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      (table[row] ?? [])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(one.length, other.length);
}
