import type { ImportMode } from '@dahab/catalog/contract/import-batch.ts';
import { InvalidInput } from '@dahab/chassis/errors.ts';
import { type CsvRecord, type FileFormat, type OpenFile, readRecords } from '../files/records.ts';
import {
  productColumnNames,
  productColumns,
  type ProductColumns,
  requiredProductColumns,
} from './columns.ts';
import { groupByHandle, type ProductRecords } from './group-records.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** All that a product file brings, in its order. Preview, import and update all read by this. */
export async function* readPieces(
  open: OpenFile,
  format: FileFormat,
): AsyncGenerator<Piece, void, undefined> {
  for await (const { group, columns } of readGroups(open, format)) yield* piecesOf(group, columns);
}

async function* readGroups(
  open: OpenFile,
  format: FileFormat,
): AsyncGenerator<{ group: ProductRecords; columns: ProductColumns }, void, undefined> {
  const records = readRecords(open, format);
  const header = (await records.next()) as IteratorResult<CsvRecord, undefined>;
  const columns = checkedColumns(header.value?.cells ?? [], 'update');
  for await (const group of groupByHandle(records, columns)) yield { group, columns };
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
