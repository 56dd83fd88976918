import { useEffect, useState, useSyncExternalStore } from 'react';
import { createTillStore, type TillState, type TillStore } from './till-store.ts';

/** What this till keeps; the state is null until it was read. */
export function useTillStore(): { store: TillStore; state: TillState | null } {
  const [store] = useState(createTillStore);
  const state = useSyncExternalStore(store.subscribe, store.getState);
  useEffect(() => store.open(), [store]);
  return { store, state };
}
