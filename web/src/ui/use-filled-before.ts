import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * For a form of a drawn page: tells what was typed and chosen in it before its code was there, by the
 * names of its fields. The browser shows it, React does not know of it and would take it away.
 */
export function useFilledBefore(take: (filled: Record<string, string>) => void) {
  const form = useRef<HTMLFormElement>(null);
  const tell = useEffectEvent(take);
  useEffect(() => {
    if (form.current)
      tell(Object.fromEntries(new FormData(form.current)) as Record<string, string>);
  }, []);
  return form;
}
