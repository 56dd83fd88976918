import { useEffect } from 'react';
import { answerTo } from '../api/live.ts';
import { hearShopInOneTab } from '../api/one-listener.ts';
import { useAppDispatch } from './store.ts';

/** Prices and pieces on the open page follow the shop, without reload. */
export function useLiveShop(): void {
  const dispatch = useAppDispatch();
  useEffect(
    () =>
      hearShopInOneTab((event) => {
        // A thunk for a price, a plain action for the rest.
        const answer = answerTo(event);
        if (typeof answer === 'function') void dispatch(answer);
        else dispatch(answer);
      }),
    [dispatch],
  );
}
