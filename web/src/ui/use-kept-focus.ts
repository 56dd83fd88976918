import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * For a box whose parts come and go: when the part that has the focus is taken out of it, as a row is
 * that was deleted, the box gets the focus, and the reader is not thrown back to the page's start.
 */
export function useKeptFocus<Box extends HTMLElement>() {
  const ref = useRef<Box>(null);
  const focused = useRef<Element>(null);

  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });

  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
