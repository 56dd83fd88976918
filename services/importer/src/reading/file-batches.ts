import type { ImportKind } from '../../contract/import-job.ts';
import { readCustomers } from '../customers/read-customers.ts';
import type { FileFormat, OpenFile } from '../files/records.ts';
import { inBatches, type Item } from '../jobs/in-batches.ts';
import { readProductItems } from '../products/read-product-items.ts';

/** What is read of a file: how, and for which kind of import. */
export interface ReadingOrder {
  readonly kind: ImportKind;
  readonly format: FileFormat;
}

/** A batch as it is staged. Numbered from 1; the same file always falls into the same batches. */
export interface ReadBatch {
  readonly number: number;
  /** The last record of the file that it brings. */
  readonly lastRow: number;
  /** Its items, as JSON. */
  readonly items: string;
}

export type ReadBatches = AsyncGenerator<ReadBatch, void, undefined>;

/** Reads a file into batches. An InvalidInput says why it cannot be read. */
export async function* readFileBatches(
  open: OpenFile,
  { kind, format }: ReadingOrder,
): ReadBatches {
  for await (const { number, items } of inBatches<unknown>(itemsOf(kind, open, format))) {
    const lastRow = Math.max(0, ...items.map((item) => item.lastRow));
    yield { number, lastRow, items: JSON.stringify(items) };
  }
}

function itemsOf(
  kind: ImportKind,
  open: OpenFile,
  format: FileFormat,
): AsyncIterable<readonly Item<unknown>[]> {
  switch (kind) {
    case 'products-import':
      return readProductItems(open, format, 'import');
    case 'products-update':
      return readProductItems(open, format, 'update');
    case 'customers':
      return readCustomers(open, format);
  }
}
