import { useEffect } from 'react';
import { isUnderWay, type Delivery } from './delivery-status.ts';

const LOOK_AGAIN_MS = 3_000;

/** While a message is on its way the list is read again, until it has arrived or failed. */
export function useDeliveryPolling(deliveries: readonly Delivery[], refetch: () => unknown): void {
  const waits = deliveries.some(isUnderWay);
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => {
      if (!document.hidden) refetch();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [waits, refetch]);
}
