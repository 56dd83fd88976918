import { searchWords } from '../../contract/search-folding.ts';
import { isOneTypoAway, SHORTEST_FORGIVEN } from './one-typo.ts';

/** More words than a person types; the rest is not looked at. */
const MOST_TERMS = 12;

/** Shorter pieces would be inside of almost every word: those have to begin it. */
export const SHORTEST_INSIDE = 3;

/** Where a word stands; the smaller, the better a match there. */
export const fieldRanks = { name: 0, tag: 1, description: 2 } as const;

/** How well words match: any exact match is better than any forgiven typo, whatever the field. */
const matchRanks = { whole: 0, start: 1, inside: 2, typo: 9 } as const;

/** A word of the query, in the forms that may be found: as typed, and without the article. */
export type Term = readonly string[];

export function termsOf(query: string): Term[] {
  return searchWords(query).slice(0, MOST_TERMS).map(withBareForm);
}

/** A word that is its own folded form: most numbers are. */
const PLAIN_WORD = /^[0-9a-z]+$/;

/** The words that a text is found by. */
export function indexedWords(text: string): string[] {
  if (PLAIN_WORD.test(text)) return [text];
  return [...new Set(searchWords(text).flatMap(withBareForm))];
}

export type ReadWords = (text: string, note: (word: string) => void) => void;

/** Pieces: enough for all that the products of a shop have in common. */
const MOST_KNOWN = 5_000;
/** Characters; what is longer is no word that comes again. */
const LONGEST_KNOWN = 50;

/**
 * Notes `indexedWords` of many texts, some of them twice. It remembers what became of each piece
 * between two spaces, since the pieces of a shop have most of their words in common.
 */
export function createWordReader(): ReadWords {
  const known = new Map<string, readonly string[]>();
  const wordsOf = (piece: string): readonly string[] => {
    const remembered = known.get(piece);
    if (remembered !== undefined) return remembered;
    const words = indexedWords(piece);
    // Numbers are read in no time, and seldom come again.
    if (PLAIN_WORD.test(piece) || piece.length > LONGEST_KNOWN) return words;
    if (known.size === MOST_KNOWN) known.clear();
    known.set(piece, words);
    return words;
  };
  return (text, note) => {
    for (const piece of text.split(/[ \t\r\n]+/)) {
      for (const word of wordsOf(piece)) note(word);
    }
  };
}

/** How well a word of the shop answers a term: the smaller the better; null when it does not. */
export type Matcher = (word: string) => number | null;

export function matcherOf(term: Term): Matcher {
  const matchers = term.map(matcherOfForm);
  return (word) => {
    const ranks = matchers.flatMap((rankOf) => rankOf(word) ?? []);
    return ranks.length === 0 ? null : Math.min(...ranks);
  };
}

function matcherOfForm(form: string): Matcher {
  const mayBeInside = isFoundInside(form);
  const mayHaveTypo = isForgiven(form);
  return (word) => {
    if (word === form) return matchRanks.whole;
    if (word.startsWith(form)) return matchRanks.start;
    if (mayBeInside && word.includes(form)) return matchRanks.inside;
    return mayHaveTypo && isOneTypoAway(form, word) ? matchRanks.typo : null;
  };
}

export function isFoundInside(form: string): boolean {
  return Array.from(form).length >= SHORTEST_INSIDE;
}

/** Every three letters in a row, as the dictionary is indexed by them. */
export function trigramsOf(form: string): string[] {
  const letters = Array.from(form);
  const trigrams = letters.slice(2).map((_, start) => letters.slice(start, start + 3).join(''));
  return [...new Set(trigrams)];
}

export function isForgiven(form: string): boolean {
  return Array.from(form).length >= SHORTEST_FORGIVEN;
}

const ARTICLE = 'ال';

/** A word, and without the Arabic article where enough is left to be a word. */
function withBareForm(word: string): string[] {
  const bare = word.startsWith(ARTICLE) ? word.slice(ARTICLE.length) : '';
  return Array.from(bare).length >= SHORTEST_INSIDE ? [word, bare] : [word];
}
