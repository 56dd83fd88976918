import type { CsvRecord, RecordLists } from './records.ts';

interface Headed {
  /** Empty when the file has no records. */
  readonly header: readonly string[];
  readonly rest: AsyncGenerator<readonly CsvRecord[], void, undefined>;
}

/** Parts a file's records into its header and those after it. */
export async function withHeader(lists: RecordLists): Promise<Headed> {
  const first = await lists.next();
  const [header, ...others] = first.done ? [] : first.value;
  return { header: header?.cells ?? [], rest: joined(others, lists) };
}

async function* joined(
  others: readonly CsvRecord[],
  lists: RecordLists,
): AsyncGenerator<readonly CsvRecord[], void, undefined> {
  if (others.length > 0) yield others;
  yield* lists;
}
