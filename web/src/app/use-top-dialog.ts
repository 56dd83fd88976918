import { useSyncExternalStore } from 'react';

/**
 * The dialog that is above all others, or null: whatever stands outside of it can neither be pressed
 * nor is it read out. Null too while nobody watches: what stood in a dialog unseen would go with it.
 */
export function useTopDialog(isWatching: boolean): HTMLElement | null {
  const [watch, read] = isWatching ? [watchDialogs, topDialog] : [watchNothing, noDialog];
  return useSyncExternalStore(watch, read, noDialog);
}

const watchNothing = () => () => undefined;
const noDialog = () => null;

function topDialog(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;
}

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
