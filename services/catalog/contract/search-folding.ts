import { latinDigits } from '@dahab/protocol/digits.ts';

/** Tashkeel, Quranic marks, hamzas above and below, Latin accents. */
const MARKS =
  /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g;

/** The tatweel, and what copied text brings along unseen: zero-width, bidi marks, soft hyphens. */
const INVISIBLE = /[\ufe00-\ufe0f\u00ad\u061c\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Letters that are one to a searcher and do not come apart into a letter and a mark. */
const letters: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' };
const LETTERS = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * Text as search compares it: one form for the alefs and hamza carriers, ى/ي and ة/ه, no tashkeel or
 * tatweel, Latin digits, lower case, single spaces between words. Punctuation parts words; `%`, `_`
 * and symbols (emoji) are words of their own, so that they can be looked for. What is indexed and
 * what is asked both go through this, and nothing else.
 */
export function foldForSearch(text: string): string {
  return latinDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(INVISIBLE, '')
    .replace(LETTERS, (letter) => letters[letter] ?? letter)
    .normalize('NFC')
    .replace(/[%_\p{S}]/gu, ' $& ')
    .replace(/[^\p{L}\p{N}\p{M}\p{S}%_]+/gu, ' ')
    .trim();
}

/** The folded words of a text, each once. */
export function searchWords(text: string): string[] {
  const folded = foldForSearch(text);
  return folded === '' ? [] : [...new Set(folded.split(' '))];
}
