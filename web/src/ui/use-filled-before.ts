import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * For a form of a drawn page: what was typed and chosen in it before its code was there. The browser
 * shows it, React does not know of it and would take it away with its next change.
 */
export function useFilledBefore(take: (filled: FormData) => void) {
  const form = useRef<HTMLFormElement>(null);
  const tell = useEffectEvent(take);
  useEffect(() => {
    if (form.current) tell(new FormData(form.current));
  }, []);
  return form;
}

export function textIn(filled: FormData, name: string): string {
  const value = filled.get(name);
  return typeof value === 'string' ? value : '';
}
