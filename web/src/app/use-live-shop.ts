import { useEffect } from 'react';
import { answerTo, refetchEverything } from '../api/live.ts';
import { hearShopInOneTab } from '../api/one-listener.ts';
import { paceEvents } from '../api/pace-events.ts';
import { BACK_OFFICE_EVENTS, PUBLIC_EVENTS } from '../api/shop-events.ts';
import { useAppDispatch } from './store.ts';

/** Prices and pieces on the open page follow the shop, without reload. */
export function useLiveShop(): void {
  const dispatch = useAppDispatch();
  useEvents(PUBLIC_EVENTS);
  useEffect(() => {
    if (wasKept()) dispatch(refetchEverything());
  }, [dispatch]);
}

/** Customers, orders, accounts and the record of who did what follow as well. */
export function useLiveBackOffice(): void {
  useEvents(BACK_OFFICE_EVENTS);
}

function useEvents(address: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const pace = paceEvents((event) => {
      // A thunk for a price, a plain action for the rest.
      const answer = answerTo(event);
      if (typeof answer === 'function') dispatch(answer);
      else dispatch(answer);
    });
    const stopHearing = hearShopInOneTab(pace.tell, address);
    return () => {
      stopHearing();
      pace.stop();
    };
  }, [address, dispatch]);
}

/** Going back, a browser may show the page as it kept it, with what the shop said then. */
function wasKept(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return (visit as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
