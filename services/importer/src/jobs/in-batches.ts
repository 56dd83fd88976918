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

/** A batch as it is staged. Numbered from 1, in the order of the file. */
export interface ReadBatch {
  readonly number: number;
  /** The last record of the file that it brings. */
  readonly lastRow: number;
  /** Its items, as JSON. */
  readonly items: string;
}

/** As it is written. */
export interface Batch<Payload> {
  readonly number: number;
  readonly items: readonly Item<Payload>[];
  readonly payloads: readonly Payload[];
}

/** Of those that have payloads, as JSON: three bytes each at most, and services take bodies of 1 MB. */
const MOST_CHARACTERS = 300_000;
/** With those that are not written, so that a file of nothing but errors moves on too. */
const MOST_ITEMS = 1_000;

/** Gathers items into batches that one call may carry, of up to `mostPayloads`. */
export async function* inBatches(
  lists: AsyncIterable<readonly Item<unknown>[]>,
  mostPayloads: number,
): AsyncGenerator<ReadBatch, void, undefined> {
  let number = 0;
  let gathered: string[] = [];
  let [payloads, characters, lastRow] = [0, 0, 0];
  const close = (): ReadBatch => {
    const batch = { number: (number += 1), lastRow, items: `[${gathered.join(',')}]` };
    gathered = [];
    [payloads, characters, lastRow] = [0, 0, 0];
    return batch;
  };
  for await (const items of lists) {
    for (const item of items) {
      const text = JSON.stringify(item);
      const size = item.payload === null ? 0 : text.length;
      if (characters > 0 && characters + size > MOST_CHARACTERS) yield close();
      gathered.push(text);
      characters += size;
      lastRow = Math.max(lastRow, item.lastRow);
      if (item.payload !== null) payloads += 1;
      if (payloads === mostPayloads || gathered.length === MOST_ITEMS) yield close();
    }
  }
  if (gathered.length > 0) yield close();
}
