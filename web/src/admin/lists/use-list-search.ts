import { useEffect, useState } from 'react';
import { useDebouncedSearch } from '../../ui/use-debounced-search.ts';
import type { ListChange } from './use-list-params.ts';

interface ListParams {
  read: (name: string) => string;
  change: (changes: ListChange, replace?: boolean) => void;
}

/** A list's search field: what is typed, and what of it the list is searched by, in the address. */
export function useListSearch({ read, change }: ListParams, name = 'search') {
  const search = read(name);
  const [typed, setTyped] = useState(search);
  const settled = useDebouncedSearch(typed);

  useEffect(() => {
    if (settled !== search) change({ [name]: settled }, true);
    // Only typing changes the address; the address changing by itself must not be undone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled]);

  return { search, typed, setTyped, clear: () => setTyped('') };
}
