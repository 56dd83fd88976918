import type { ReadBatch } from '../jobs/in-batches.ts';

/** What the thread asks for, and what it has read. */
export type FromThread =
  /** The file from its start. */
  | { readonly say: 'open'; readonly opening: number }
  | { readonly say: 'more'; readonly opening: number }
  | { readonly say: 'batch'; readonly batch: ReadBatch }
  | { readonly say: 'done' }
  | { readonly say: 'refused'; readonly message: string; readonly code: string }
  | { readonly say: 'fault'; readonly message: string };

/** A piece of the file; null at its end. */
export interface ToThread {
  readonly opening: number;
  readonly chunk: Uint8Array | null;
}
