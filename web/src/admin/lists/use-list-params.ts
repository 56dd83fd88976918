import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { NavigateOptions } from 'react-router-dom';
import { useOwnParams } from '../../app/use-own-params.ts';

const OWN_PAGE = 'page';

export type ListChange = Record<string, string | number | undefined>;

/**
 * A list's filters and page in the page's address, so that reload, back and a shared link show the
 * same. Any change of a filter goes back to the first page.
 */
export function useListParams(pageName = OWN_PAGE) {
  const [params, setParams] = useOwnParams();
  // The address follows a little later: what is changed meanwhile is changed in what it will be.
  const wanted = useRef(params);
  useLayoutEffect(() => {
    wanted.current = params;
  }, [params]);
  const page = Math.max(1, Math.floor(Number(params.get(pageName))) || 1);

  const write = useCallback(
    (changes: ListChange, options: NavigateOptions) => {
      const after = new URLSearchParams(wanted.current);
      after.delete(pageName);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined || value === '') after.delete(name);
        else after.set(name, String(value));
      }
      wanted.current = after;
      setParams(after, options);
    },
    [setParams, pageName],
  );

  const change = useCallback(
    (changes: ListChange, replace = false) => write(changes, { replace, preventScrollReset: true }),
    [write],
  );

  // A screen is seen from its head again; a list further down on it stays where it is.
  const goToPage = useCallback(
    (target: number) =>
      write(
        { [pageName]: target > 1 ? target : undefined },
        { preventScrollReset: pageName !== OWN_PAGE },
      ),
    [write, pageName],
  );

  const read = useCallback((name: string) => params.get(name) ?? '', [params]);
  return useMemo(() => ({ page, read, change, goToPage }), [page, read, change, goToPage]);
}
