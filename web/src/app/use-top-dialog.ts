import { useSyncExternalStore } from 'react';

/**
 * The dialog that is above all others, or null: whatever stands outside of it can neither be pressed
 * nor is it read out.
 */
export function useTopDialog(): HTMLElement | null {
  return useSyncExternalStore(watchDialogs, topDialog, () => null);
}

function topDialog(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;
}

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  // Dialogs come and go as children of the body.
  observer.observe(document.body, { childList: true });
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
