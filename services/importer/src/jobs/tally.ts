import type { RowProblem } from '../../contract/import-job.ts';
import type { Part } from './parts.ts';

/** What came of a written payload; its problem goes to the file's row. */
export interface Outcome {
  readonly outcome: 'created' | 'updated' | 'skipped' | 'failed';
  readonly error?: RowProblem;
  readonly warning?: RowProblem;
}

/** What a part of a batch adds to its job. */
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

export function tallyOf(
  { lastRow, findings }: Pick<Part, 'lastRow' | 'findings'>,
  outcomes: readonly Outcome[],
): Tally {
  const count = (outcome: Outcome['outcome']): number =>
    outcomes.filter((one) => one.outcome === outcome).length;
  return {
    created: count('created'),
    updated: count('updated'),
    skipped: count('skipped') + findings.skipped,
    failed: count('failed') + findings.failed,
    errors: [...findings.errors, ...outcomes.flatMap(({ error }) => (error ? [error] : []))],
    warnings: [
      ...findings.warnings,
      ...outcomes.flatMap(({ warning }) => (warning ? [warning] : [])),
    ],
    lastRow,
  };
}
