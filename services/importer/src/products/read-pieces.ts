import type { ImportMode } from '@dahab/catalog/contract/import-batch.ts';
import { InvalidInput } from '@dahab/chassis/errors.ts';
import { type FileFormat, type OpenFile, readRecordLists } from '../files/records.ts';
import { withHeader } from '../files/with-header.ts';
import {
  productColumnNames,
  productColumns,
  type ProductColumns,
  requiredProductColumns,
} from './columns.ts';
import { groupByHandle } from './group-records.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** All that a product file brings, in its order. Preview, import and update all read by this. */
export function readPieces(
  open: OpenFile,
  format: FileFormat,
): AsyncGenerator<readonly Piece[], void, undefined> {
  return withHeader(readRecordLists(open, format), async function* (header, rest) {
    const columns = checkedColumns(header, 'update');
    for await (const groups of groupByHandle(rest, columns)) {
      yield groups.flatMap((group) => piecesOf(group, columns));
    }
  });
}

/** The columns, or an InvalidInput that names those that a product file cannot do without. */
export function checkedColumns(headers: readonly string[], mode: ImportMode): ProductColumns {
  const columns = productColumns(headers);
  if (requiredProductColumns[mode].every((column) => columns.has(column))) return columns;
  const missing = requiredProductColumns.import.filter((column) => !columns.has(column));
  const names = missing.map(productColumnNames).join('; ');
  throw new InvalidInput(
    `This is not a product export: these columns are missing: ${names}`,
    [],
    'missing-columns',
  );
}
