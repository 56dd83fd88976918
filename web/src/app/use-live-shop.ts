import { useEffect } from 'react';
import { answerTo, refetchEverything } from '../api/live.ts';
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
  useEffect(() => {
    if (wasKept()) dispatch(refetchEverything());
  }, [dispatch]);
}

/** Going back, a browser may show the page as it kept it, with what the shop said then. */
function wasKept(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return (visit as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
