import { foldBarcode, gtinOf } from '@dahab/catalog/contract/barcode.ts';
import { foldForSearch, searchWords } from '@dahab/catalog/contract/search-folding.ts';
import type { Product } from '@dahab/catalog/contract/product.ts';
import { pieceOf, type CartPiece } from '../cart.ts';
import type { KnownPiece } from '../kept/till-database.ts';

/** What the till keeps of a product, to find it without the shop. */
export function knownPiece(product: Product): KnownPiece {
  const { nameAr, name, tags } = product;
  return { ...pieceOf(product), words: foldForSearch([nameAr, name, ...tags].join(' ')) };
}

/** Those in which every word of the search stands; what can be sold first, else the shop's order. */
export function findPieces(
  pieces: readonly KnownPiece[],
  q: string,
  most: number,
): { pieces: CartPiece[]; total: number } {
  const coded = findByBarcode(pieces, foldBarcode(q));
  if (coded) return { pieces: [coded], total: 1 };
  const words = searchWords(q);
  const found = pieces.filter((piece) => words.every((word) => piece.words.includes(word)));
  return { pieces: found.slice(0, most), total: found.length };
}

/** Scanners send a UPC-A with and without a zero before it. */
export function findByBarcode<Piece extends { barcode: string }>(
  pieces: readonly Piece[],
  code: string,
): Piece | undefined {
  const wanted = gtinOf(code);
  return pieces.find(({ barcode }) => gtinOf(barcode) === wanted);
}
