import { CSV_MARK, csvLine } from '@dahab/chassis/csv/csv-line.ts';
import type { Database } from '@dahab/chassis/database/connect.ts';
import { type CsvRecord, type OpenFile, readRecords } from '../files/records.ts';
import { productColumns } from '../products/columns.ts';
import { groupByHandle } from '../products/group-records.ts';
import { type JobRow, listProblems } from './store.ts';

const PAGE = 1_000;

/**
 * The file's own records that were not imported, after their row and problem, so that they can be
 * corrected and imported again. A product's records stay together.
 */
export async function* failedRowsFile(
  db: Database,
  job: JobRow,
  open: OpenFile,
): AsyncGenerator<string, void, undefined> {
  const records = readRecords(open, { encoding: job.encoding, delimiter: job.delimiter });
  const header = await records.next();
  const headers = header.done ? [] : header.value.cells;
  yield `${CSV_MARK}${csvLine(['Row', 'Problem', ...headers])}`;
  const errors = errorsByRow(db, job.id);
  let next = await errors.next();
  for await (const group of groupsOf(job, records, headers)) {
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
  records: AsyncIterable<CsvRecord>,
  headers: readonly string[],
): AsyncGenerator<readonly CsvRecord[], void, undefined> {
  if (job.kind === 'customers') {
    for await (const record of records) yield [record];
    return;
  }
  for await (const group of groupByHandle(records, productColumns(headers))) yield group.records;
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
