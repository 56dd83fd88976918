import { useSyncExternalStore } from 'react';

/**
 * The dialog that is above all others, or null: whatever stands outside of it can neither be pressed
 * nor is it read out.
 */
export function useTopDialog(isWatching: boolean): HTMLElement | null {
  return useSyncExternalStore(isWatching ? watchDialogs : watchNothing, topDialog, () => null);
}

const watchNothing = () => () => undefined;

function topDialog(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;
}

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
