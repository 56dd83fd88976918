import type { CsvRecord, RecordLists } from './records.ts';

/** What is made of a file's header (empty when the file has no records) and of what comes after it. */
type Read<T> = (
  header: readonly string[],
  rest: AsyncIterable<readonly CsvRecord[]>,
) => AsyncIterable<T>;

/** Parts a file's records into its header and those after it; closes the file however reading ends. */
export async function* withHeader<T>(
  lists: RecordLists,
  read: Read<T>,
): AsyncGenerator<T, void, undefined> {
  try {
    const first = await lists.next();
    const [header, ...others] = first.done ? [] : first.value;
    yield* read(header?.cells ?? [], joined(others, lists));
  } finally {
    // Whoever leaves before the rest is asked for has not closed it by leaving.
    await lists.return();
  }
}

async function* joined(
  others: readonly CsvRecord[],
  lists: RecordLists,
): AsyncGenerator<readonly CsvRecord[], void, undefined> {
  if (others.length > 0) yield others;
  yield* lists;
}
