import { suiteSeed } from '@dahab/testing/suite-seed.ts';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { foldForSearch } from '../contract/search-folding.ts';
import { isOneTypoAway, neighbourhoodOf } from '../src/search/one-typo.ts';
import { matcherOf, termsOf } from '../src/search/rules.ts';
import { textbookDistance } from './search-oracle.ts';

fc.configureGlobal({ seed: suiteSeed() });

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
  const rankOf = matcherOf(term ?? []);
  const ranks = ['خاتم', 'خاتمين', 'والخاتم', 'خاطم'].map(rankOf);
  expect(ranks).toEqual(ranks.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  expect(new Set(ranks).size).toBe(4);
  expect(rankOf('سوار')).toBeNull();
});

test('words of three letters and less must be right', () => {
  expect(matcherOf(['عقد'])('عقل')).toBeNull();
  expect(matcherOf(['عق'])('بعقد')).toBeNull();
});
