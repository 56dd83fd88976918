import { useEffect, useState } from 'react';

const PAUSE_MS = 300;
const SHORTEST = 3;

/** What to search for: the text without its edges, or nothing while it is too short. */
export function searchTerm(text: string): string {
  const trimmed = text.trim();
  return trimmed.length >= SHORTEST ? trimmed : '';
}

/** The spec's search rule: more than two letters, 300 ms after the last key. Else `''`. */
export function useDebouncedSearch(text: string): string {
  const [settled, setSettled] = useState(() => searchTerm(text));
  useEffect(() => {
    const timer = setTimeout(() => setSettled(searchTerm(text)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
