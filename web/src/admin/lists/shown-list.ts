/** What RTK Query tells of a list that is asked for by page and filters. */
interface Asked<List> {
  /** Of whatever was answered last, by other filters too. */
  readonly data?: List | undefined;
  /** Of what is asked for now. */
  readonly currentData?: List | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

/**
 * What a list shows: the page before stays while the next one is on its way, and gives way to the
 * error if that fails, or it would pass for what was asked for.
 */
export function shownList<List>({ data, currentData, error, isFetching }: Asked<List>) {
  const before = isFetching && !error ? data : undefined;
  const list = currentData ?? before;
  return { list, error: list ? undefined : error, isLoading: !list && !error };
}
