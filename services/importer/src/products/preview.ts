import { previewImport } from '@dahab/catalog/contract/import-batch.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import {
  KARAT_COLUMN,
  MOST_PREVIEWED,
  type PreviewAction,
  type PreviewedProduct,
} from '../../contract/product-import.ts';
import type { FileFormat, OpenFile } from '../files/records.ts';
import { stockOf } from './kind-product.ts';
import { pieceForMode } from './piece-for-mode.ts';
import type { Piece } from './pieces.ts';
import { readPieces } from './read-pieces.ts';

interface Preview {
  readonly products: readonly PreviewedProduct[];
  /** Of the whole file. */
  readonly total: number;
}

/** What an import or an update of the file would do, without doing it. */
export async function previewFile(
  call: CallService,
  open: OpenFile,
  format: FileFormat,
): Promise<Preview> {
  const pieces: Piece[] = [];
  let total = 0;
  for await (const read of readPieces(open, format)) {
    total += read.length;
    pieces.push(...read.slice(0, MOST_PREVIEWED - pieces.length));
  }
  const importKeys = pieces.flatMap(({ product }) => (product ? [product.importKey] : []));
  const existing = new Set(await existingKeys(call, importKeys));
  return { products: pieces.map((piece) => previewed(piece, isExisting(piece, existing))), total };
}

async function existingKeys(call: CallService, importKeys: string[]): Promise<readonly string[]> {
  if (importKeys.length === 0) return [];
  const answer = await call('catalog', previewImport, { body: { importKeys } });
  return answer.existing;
}

function isExisting({ product }: Piece, existing: ReadonlySet<string>): boolean {
  return product !== null && existing.has(product.importKey);
}

function previewed(read: Piece, isExisting: boolean): PreviewedProduct {
  const piece = pieceForMode(read, isExisting ? 'update' : 'import');
  const { facts, kind, product, row } = piece;
  const { variants, first } = kind;
  return {
    Title: (product?.nameAr ?? product?.name ?? facts.title) || facts.handle,
    Vendor: facts.vendor,
    'Variant Grams': first.weightText,
    'Variant Inventory Qty':
      variants.length === 1 ? first.quantityText : String(stockOf(variants) ?? ''),
    [KARAT_COLUMN]: first.karatText || facts.karatText || String(product?.karat ?? ''),
    Status: facts.status,
    row,
    action: actionOf(piece, isExisting),
    problems: [...piece.errors, ...piece.warnings].map(({ column, message }) => ({
      column,
      message,
    })),
  };
}

function actionOf({ product }: Piece, isExisting: boolean): PreviewAction {
  if (product === null) return 'skip';
  return isExisting ? 'update' : 'create';
}
