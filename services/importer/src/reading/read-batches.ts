import type { OpenFile } from '../files/records.ts';
import { type ReadBatches, readFileBatches, type ReadingOrder } from './file-batches.ts';
import { readInThread } from './read-in-thread.ts';

/** Bytes; a smaller file is read in less time than a thread takes to start. */
const LEAST_FOR_THREAD = 1_000_000;

/** The batches that a file brings, in their order. An InvalidInput says why it cannot be read. */
export function readBatches(
  open: OpenFile,
  order: ReadingOrder & { readonly bytes: number | null },
): ReadBatches {
  const { kind, format, bytes } = order;
  const read = (bytes ?? 0) < LEAST_FOR_THREAD ? readFileBatches : readInThread;
  return read(open, { kind, format });
}
