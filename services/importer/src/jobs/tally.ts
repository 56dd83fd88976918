import type { RowProblem } from '../../contract/import-job.ts';
import type { Batch } from './in-batches.ts';

/** What came of a written payload; its problem goes to the file's row. */
export interface Outcome {
  readonly outcome: 'created' | 'updated' | 'skipped' | 'failed';
  readonly error?: RowProblem;
  readonly warning?: RowProblem;
}

/** What a batch adds to its job. */
export interface Tally {
  readonly created: number;
  readonly updated: number;
  readonly skipped: number;
  readonly failed: number;
  readonly errors: readonly RowProblem[];
  readonly warnings: readonly RowProblem[];
  /** The last row that was dealt with. */
  readonly lastRow: number;
}

export function tallyOf({ items }: Batch<unknown>, outcomes: readonly Outcome[]): Tally {
  const count = (outcome: Outcome['outcome']): number =>
    outcomes.filter((one) => one.outcome === outcome).length;
  const unwritten = items.filter(({ payload }) => payload === null);
  const passedOver = unwritten.filter(({ isSkipped }) => isSkipped).length;
  return {
    created: count('created'),
    updated: count('updated'),
    skipped: count('skipped') + passedOver,
    failed: count('failed') + unwritten.length - passedOver,
    errors: [
      ...items.flatMap(({ errors }) => errors),
      ...outcomes.flatMap(({ error }) => (error ? [error] : [])),
    ],
    warnings: [
      ...items.flatMap(({ warnings }) => warnings),
      ...outcomes.flatMap(({ warning }) => (warning ? [warning] : [])),
    ],
    lastRow: Math.max(0, ...items.map(({ lastRow }) => lastRow)),
  };
}
