import type { FileFormat, OpenFile } from '../files/records.ts';
import type { Item } from './in-batches.ts';
import type { Outcome } from './tally.ts';

/** What a kind of import does: how its files are read, and who writes what is in them. */
export interface Work<Payload> {
  read(open: OpenFile, format: FileFormat): AsyncIterable<Item<Payload>>;
  /** Safe to repeat: the same job and batch have one effect and one answer. */
  write(jobId: number, batch: number, payloads: readonly Payload[]): Promise<readonly Outcome[]>;
}
