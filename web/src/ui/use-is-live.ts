import { useSyncExternalStore } from 'react';

/** False on the server, and while a page that was drawn there is taken over: nothing answers yet. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
