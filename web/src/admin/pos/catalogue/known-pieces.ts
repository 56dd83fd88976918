import { foldForSearch, searchWords } from '@dahab/catalog/contract/search-folding.ts';
import type { Product } from '@dahab/catalog/contract/product.ts';
import { pieceOf, type CartPiece } from '../cart.ts';
import type { KnownPiece } from '../kept/till-database.ts';

/** The longest kind of barcode; shorter ones are the same with zeros before them. */
const LONGEST_CODE = 14;

/** What the till keeps of a product, to find it without the shop. */
export function knownPiece(product: Product): KnownPiece {
  const { nameAr, name, tags, barcode } = product;
  return { ...pieceOf(product), words: foldForSearch([nameAr, name, ...tags, barcode].join(' ')) };
}

/** Those in which every word of the search stands; what can be sold first, else the shop's order. */
export function findPieces(
  pieces: readonly KnownPiece[],
  q: string,
  most: number,
): { pieces: CartPiece[]; total: number } {
  const words = searchWords(q);
  const found = pieces.filter((piece) => words.every((word) => piece.words.includes(word)));
  return { pieces: found.slice(0, most), total: found.length };
}

/** A UPC-A is the EAN-13 with a zero before it, and scanners send either. */
export function findByBarcode<Piece extends { barcode: string }>(
  pieces: readonly Piece[],
  code: string,
): Piece | undefined {
  const wanted = code.padStart(LONGEST_CODE, '0');
  return pieces.find(({ barcode }) => barcode.padStart(LONGEST_CODE, '0') === wanted);
}
