import type { CsvRecord } from '../files/records.ts';
import type { ProductColumns } from './columns.ts';

/** The records of one product: its first with title and body, then its other variants and images. */
export interface ProductRecords {
  /** '' when the record has none. */
  readonly handle: string;
  readonly records: readonly [CsvRecord, ...CsvRecord[]];
  /** The handle was there before, further up: these are not next to their product's others. */
  readonly isRepeated: boolean;
}

/** Shopify's own limits are 2,048 variants and 250 images. */
const MOST_RECORDS = 5_000;

/** Puts the records with the same handle that follow each other together. */
export async function* groupByHandle(
  lists: AsyncIterable<readonly CsvRecord[]>,
  columns: ProductColumns,
): AsyncGenerator<readonly ProductRecords[], void, undefined> {
  const seen = new Set<string>();
  let open: OpenGroup | null = null;
  for await (const records of lists) {
    const groups: ProductRecords[] = [];
    for (const record of records) {
      const handle = columns.text(record, 'handle').normalize();
      if (open !== null && takes(open, handle)) {
        open.records.push(record);
        continue;
      }
      if (open !== null) groups.push(completed(open, seen));
      open = { handle, records: [record] };
    }
    if (groups.length > 0) yield groups;
  }
  if (open !== null) yield [completed(open, seen)];
}

interface OpenGroup {
  readonly handle: string;
  readonly records: [CsvRecord, ...CsvRecord[]];
}

function takes(group: OpenGroup, handle: string): boolean {
  return handle !== '' && handle === group.handle && group.records.length < MOST_RECORDS;
}

function completed(group: OpenGroup, seen: Set<string>): ProductRecords {
  // As bytes: a copy of its own, else the set would keep the file's text in memory.
  const key = Buffer.from(group.handle).toString('latin1');
  const isRepeated = group.handle !== '' && seen.has(key);
  seen.add(key);
  return { ...group, isRepeated };
}
