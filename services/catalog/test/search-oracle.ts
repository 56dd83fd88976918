import { foldForSearch } from '../contract/search-folding.ts';
import type { Piece } from './realistic-pieces.ts';

export type Kept = Piece & { readonly id: number };

interface Wish {
  readonly q: string;
  readonly karat: number | null;
  readonly withArchived: boolean;
}

/** Ids of the pieces that are found, the best first: each piece is read, without any index. */
export function naiveSearch(pieces: readonly Kept[], { q, karat, withArchived }: Wish): number[] {
  const terms = [...new Set(foldForSearch(q).split(' '))].slice(0, 12).map(forms);
  return pieces
    .filter(
      (piece) => (karat === null || piece.karat === karat) && (withArchived || !piece.isArchived),
    )
    .map((piece) => {
      const places = placesOf(piece);
      return { id: piece.id, rank: sum(terms.map((term) => best(places, term))) };
    })
    .filter(({ rank }) => rank < Infinity)
    .toSorted((one, other) => one.rank - other.rank || other.id - one.id)
    .map(({ id }) => id);
}

/** Name before tags before description; of one word only its best place counts. */
function placesOf(piece: Piece): Map<string, number> {
  const fields = [`${piece.nameAr} ${piece.name}`, piece.tags.join(' '), textOf(piece)];
  const places = fields.flatMap((text, field) =>
    wordsOf(text).map((word) => [word, field] as const),
  );
  return new Map(places.toReversed());
}

function best(places: Map<string, number>, term: readonly string[]): number {
  const points = Array.from(places, ([word, field]) =>
    Math.min(...term.map((form) => pointsFor(form, word) + 3 * field)),
  );
  return Math.min(...points, Infinity);
}

function pointsFor(form: string, word: string): number {
  if (word === form) return 0;
  if (word.startsWith(form)) return 1;
  if (form.length > 2 && word.includes(form)) return 2;
  if (form.length < 4 || Math.abs(form.length - word.length) > 1) return Infinity;
  return textbookDistance(form, word) === 1 ? 9 : Infinity;
}

function wordsOf(text: string): string[] {
  return [...new Set(foldForSearch(text).split(' ').filter(Boolean).flatMap(forms))];
}

function textOf({ descriptionAr }: Piece): string {
  return descriptionAr.replace(/<[^>]*>/g, ' ');
}

/** With and without the article, where three letters are left. */
function forms(word: string): string[] {
  return /^ال.{3}/u.test(word) ? [word, word.slice(2)] : [word];
}

function sum(ranks: readonly number[]): number {
  return ranks.reduce((total, rank) => total + rank, 0);
}

/** Optimal string alignment, the long way. */
export function textbookDistance(one: string, other: string): number {
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
