import { useState } from 'react';
import type { Shown } from '../../ui/data-table.tsx';

/** What RTK Query tells of a list that is asked for by page and filters. */
interface Asked<List> {
  /** Of what is asked for now. */
  readonly currentData?: List | undefined;
  readonly originalArgs?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

interface Answered<List> {
  readonly of: string;
  readonly list: List | undefined;
}

/**
 * What a list shows: the page before stays, dimmed, while the next one is on its way, and gives way to
 * the error if that fails, or it would pass for what was asked for.
 */
export function useShownList<List>({ currentData, originalArgs, error, isFetching }: Asked<List>) {
  const wanted = JSON.stringify(originalArgs);
  const [answered, setAnswered] = useState<Answered<List>>({ of: wanted, list: currentData });
  const isNews = answered.list !== currentData || answered.of !== wanted;
  if (currentData !== undefined && isNews) setAnswered({ of: wanted, list: currentData });
  const before = isFetching && !error ? answered.list : undefined;
  const list = currentData ?? before;
  const isLoading = !list && !error;
  const shown: Shown = {
    of: currentData === undefined ? answered.of : wanted,
    isWaiting: isLoading || (isFetching && currentData === undefined),
  };
  return { list, error: list ? undefined : error, isLoading, shown };
}
