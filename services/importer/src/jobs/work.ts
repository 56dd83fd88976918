import type { Part } from './parts.ts';
import type { Outcome } from './tally.ts';

/** How what a file brings is written by its owner. */
export interface Work {
  /**
   * `payloads` is a JSON array of one or more. Safe to repeat: the same job and part have one effect
   * and one answer.
   */
  write(jobId: number, part: Part): Promise<readonly Outcome[]>;
}
