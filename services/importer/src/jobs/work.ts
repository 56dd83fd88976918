import type { Outcome } from './tally.ts';

/** How what a file brings is written by its owner. */
export interface Work<Payload> {
  /** Safe to repeat: the same job and batch have one effect and one answer. */
  write(jobId: number, batch: number, payloads: readonly Payload[]): Promise<readonly Outcome[]>;
}
