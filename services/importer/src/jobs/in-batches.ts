import type { RowProblem } from '../../contract/import-job.ts';

/** One thing that a file brings: a payload to write, or the reasons why there is none. */
export interface Item<Payload> {
  readonly row: number;
  /** The last record that says something of it. */
  readonly lastRow: number;
  readonly payload: Payload | null;
  /** Without a payload: passed over on purpose, not failed. */
  readonly isSkipped: boolean;
  readonly errors: readonly RowProblem[];
  readonly warnings: readonly RowProblem[];
}

/** Numbered from 1. The same file always falls into the same batches: a job resumes by number. */
export interface Batch<Payload> {
  readonly number: number;
  readonly items: readonly Item<Payload>[];
  readonly payloads: readonly Payload[];
}

const MOST_PAYLOADS = 500;
/** Of the payloads as JSON; services take bodies of 1 MB. */
const MOST_BYTES = 600_000;
/** With those that are not written, so that a file of nothing but errors moves on too. */
const MOST_ITEMS = 1_000;

/** Gathers items into batches that one call may carry. */
export async function* inBatches<Payload>(
  lists: AsyncIterable<readonly Item<Payload>[]>,
): AsyncGenerator<Batch<Payload>, void, undefined> {
  let number = 0;
  let gathered: Item<Payload>[] = [];
  let payloads: Payload[] = [];
  let bytes = 0;
  const close = (): Batch<Payload> => {
    const batch = { number: (number += 1), items: gathered, payloads };
    [gathered, payloads, bytes] = [[], [], 0];
    return batch;
  };
  for await (const items of lists) {
    for (const item of items) {
      const size = item.payload === null ? 0 : Buffer.byteLength(JSON.stringify(item.payload));
      if (bytes > 0 && bytes + size > MOST_BYTES) yield close();
      gathered.push(item);
      bytes += size;
      if (item.payload !== null) payloads.push(item.payload);
      if (payloads.length === MOST_PAYLOADS || gathered.length === MOST_ITEMS) yield close();
    }
  }
  if (gathered.length > 0) yield close();
}
