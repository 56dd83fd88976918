import { useEffect, useRef, useState } from 'react';
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
  const asked = useRef(search);

  useEffect(() => {
    if (settled === asked.current) return;
    asked.current = settled;
    change({ [name]: settled }, true);
    // Only typing changes the address; the address changing by itself must not be undone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled]);

  // A link, or "back", led elsewhere: the field says what the list now shows.
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    setTyped(search);
  }, [search]);

  return { search, typed, setTyped, clear: () => setTyped('') };
}
