import { CSV_MARK, csvLine } from '@dahab/chassis/csv/csv-line.ts';
import type { Database } from '@dahab/chassis/database/connect.ts';
import { type CsvRecord, type OpenFile, readRecordLists } from '../files/records.ts';
import { withHeader } from '../files/with-header.ts';
import { productColumns } from '../products/columns.ts';
import { groupByHandle } from '../products/group-records.ts';
import { type JobRow, listProblems } from './store.ts';

const PAGE = 1_000;

/**
 * The file's own records that were not imported, after their row and problem, so that they can be
 * corrected and imported again. A product's records stay together.
 */
export function failedRowsFile(
  db: Database,
  job: JobRow,
  open: OpenFile,
): AsyncGenerator<string, void, undefined> {
  const format = { encoding: job.encoding, delimiter: job.delimiter };
  return withHeader(readRecordLists(open, format), (header, rest) =>
    failedRows(db, job, header, rest),
  );
}

async function* failedRows(
  db: Database,
  job: JobRow,
  header: readonly string[],
  rest: AsyncIterable<readonly CsvRecord[]>,
): AsyncGenerator<string, void, undefined> {
  yield `${CSV_MARK}${csvLine(['Row', 'Problem', ...header])}`;
  const errors = errorsByRow(db, job.id);
  let next = await errors.next();
  for await (const group of groupsOf(job, rest, header)) {
    const last = group.at(-1)?.row ?? 0;
    const problems = new Map<number, string>();
    while (!next.done && next.value.row <= last) {
      problems.set(next.value.row, joined(problems.get(next.value.row), next.value.message));
      next = await errors.next();
    }
    if (problems.size === 0) continue;
    for (const { row, cells } of group) {
      yield csvLine([String(row), problems.get(row) ?? '', ...cells]);
    }
  }
}

async function* groupsOf(
  job: JobRow,
  lists: AsyncIterable<readonly CsvRecord[]>,
  header: readonly string[],
): AsyncGenerator<readonly CsvRecord[], void, undefined> {
  if (job.kind === 'customers') {
    for await (const records of lists) yield* records.map((record) => [record]);
    return;
  }
  for await (const groups of groupByHandle(lists, productColumns(header))) {
    yield* groups.map(({ records }) => records);
  }
}

async function* errorsByRow(
  db: Database,
  jobId: number,
): AsyncGenerator<{ row: number; message: string }, void, undefined> {
  let after: { row: number; id: number } | undefined;
  for (;;) {
    const page = await listProblems(db, jobId, 'error', { limit: PAGE, after });
    yield* page;
    after = page.at(-1);
    if (after === undefined) return;
  }
}

function joined(known: string | undefined, message: string): string {
  return known === undefined ? message : `${known}; ${message}`;
}
