import type { ImportedProduct, ImportMode } from '@dahab/catalog/contract/import-batch.ts';
import type { FileFormat, OpenFile } from '../files/records.ts';
import type { Item } from '../jobs/in-batches.ts';
import { pieceForMode } from './piece-for-mode.ts';
import type { Piece } from './pieces.ts';
import { readPieces } from './read-pieces.ts';

/** What an import or an update of a product file has to write. */
export async function* readProductItems(
  open: OpenFile,
  format: FileFormat,
  mode: ImportMode,
): AsyncGenerator<readonly Item<ImportedProduct>[], void, undefined> {
  for await (const pieces of readPieces(open, format)) {
    yield pieces.map((piece) => itemOf(pieceForMode(piece, mode)));
  }
}

function itemOf({ row, lastRow, product, errors, warnings }: Piece): Item<ImportedProduct> {
  return { row, lastRow, payload: product, isSkipped: false, errors, warnings };
}
