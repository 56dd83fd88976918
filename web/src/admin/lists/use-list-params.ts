import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export type ListChange = Record<string, string | number | undefined>;

/**
 * A list's filters and page in the page's address, so that reload, back and a shared link show the
 * same. Any change of a filter goes back to the first page.
 */
export function useListParams(pageName = 'page') {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get(pageName))) || 1);

  const change = useCallback(
    (changes: ListChange, replace = false) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(pageName);
          for (const [name, value] of Object.entries(changes)) {
            if (value === undefined || value === '') after.delete(name);
            else after.set(name, String(value));
          }
          return after;
        },
        { replace, preventScrollReset: true },
      );
    },
    [setParams, pageName],
  );

  const goToPage = useCallback(
    (target: number) => change({ [pageName]: target > 1 ? target : undefined }),
    [change, pageName],
  );

  const read = useCallback((name: string) => params.get(name) ?? '', [params]);
  return useMemo(() => ({ page, read, change, goToPage }), [page, read, change, goToPage]);
}
