import { useEffect } from 'react';
import { listenToShop } from '../api/live.ts';
import { useAppDispatch } from './store.ts';

/** Prices and pieces on the open page follow the shop, without reload. */
export function useLiveShop(): void {
  const dispatch = useAppDispatch();
  useEffect(() => listenToShop(dispatch), [dispatch]);
}
