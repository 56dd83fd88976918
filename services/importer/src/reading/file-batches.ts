import type { ImportKind } from '../../contract/import-job.ts';
import { readCustomers } from '../customers/read-customers.ts';
import type { FileFormat, OpenFile } from '../files/records.ts';
import { inBatches, type Item, type ReadBatch } from '../jobs/in-batches.ts';
import { readProductItems } from '../products/read-product-items.ts';

/** What is read of a file: how, and for which kind of import. */
export interface ReadingOrder {
  readonly kind: ImportKind;
  readonly format: FileFormat;
}

export type ReadBatches = AsyncGenerator<ReadBatch, void, undefined>;

/** Not to be moved, since releases share jobs: decision 24. They go out in parts. */
const MOST_PAYLOADS = 250;

/** Reads a file into batches. An InvalidInput says why it cannot be read. */
export function readFileBatches(open: OpenFile, { kind, format }: ReadingOrder): ReadBatches {
  return inBatches(itemsOf(kind, open, format), MOST_PAYLOADS);
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
