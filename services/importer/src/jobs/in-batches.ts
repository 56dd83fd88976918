import type { RowProblem } from '../../contract/import-job.ts';
import { inParts } from './parts.ts';

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

/** What reading alone finds out about a batch. */
export interface Findings {
  /** Of those without a payload, which nobody writes. */
  readonly failed: number;
  readonly skipped: number;
  /** Of all. */
  readonly errors: readonly RowProblem[];
  readonly warnings: readonly RowProblem[];
}

/** A batch as it is staged. Numbered from 1, in the order of the file. */
export interface ReadBatch {
  readonly number: number;
  /** The last record of the file that it brings. */
  readonly lastRow: number;
  /** A JSON array in parts, as text: whoever only hands them on does not read them. */
  readonly payloads: string;
  /** How many they are. */
  readonly count: number;
  readonly findings: Findings;
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
  let gathered = nothing();
  const close = (): ReadBatch => {
    const batch = batchOf((number += 1), gathered);
    gathered = nothing();
    return batch;
  };
  for await (const items of lists) {
    for (const item of items) {
      const payload = item.payload === null ? null : JSON.stringify(item.payload);
      const size = payload === null ? 0 : sizeOf(item, payload);
      const { characters } = gathered;
      if (characters > 0 && characters + size > MOST_CHARACTERS) yield close();
      gather(gathered, item, payload);
      gathered.characters += size;
      const isFull = gathered.payloads.length === mostPayloads || gathered.items === MOST_ITEMS;
      if (isFull) yield close();
    }
  }
  if (gathered.items > 0) yield close();
}

/**
 * Characters of the whole item. Its payload alone is what a call carries, but a job that an upgrade
 * cuts is read anew and goes on behind its last batch: every release ends a batch at the same row.
 */
function sizeOf(item: Item<unknown>, payload: string): number {
  const rest = JSON.stringify({ ...item, payload: null });
  return rest.length - 'null'.length + payload.length;
}

/** Of the batch to come; its items themselves would outlive their reading. */
interface Gathered {
  items: number;
  characters: number;
  lastRow: number;
  failed: number;
  skipped: number;
  readonly payloads: string[];
  readonly errors: RowProblem[];
  readonly warnings: RowProblem[];
}

function nothing(): Gathered {
  const counts = { items: 0, characters: 0, lastRow: 0, failed: 0, skipped: 0 };
  return { ...counts, payloads: [], errors: [], warnings: [] };
}

function gather(gathered: Gathered, item: Item<unknown>, payload: string | null): void {
  gathered.items += 1;
  gathered.lastRow = Math.max(gathered.lastRow, item.lastRow);
  gathered.errors.push(...item.errors);
  gathered.warnings.push(...item.warnings);
  if (payload !== null) gathered.payloads.push(payload);
  else if (item.isSkipped) gathered.skipped += 1;
  else gathered.failed += 1;
}

function batchOf(number: number, gathered: Gathered): ReadBatch {
  const { lastRow, payloads, failed, skipped, errors, warnings } = gathered;
  return {
    number,
    lastRow,
    payloads: inParts(payloads),
    count: payloads.length,
    findings: { failed, skipped, errors, warnings },
  };
}
