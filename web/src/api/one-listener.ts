import { hearShop, type ShopEvent } from './shop-events.ts';

const NAME = 'shop-events';

/**
 * One tab hears the shop and tells the others: browsers open only six connections to a shop over
 * HTTP/1.1, and six tabs that each hold one would leave none for anything else. When that tab goes,
 * the next one takes over. Where there are no locks (plain HTTP in a local network) each tab hears
 * for itself.
 */
export function hearShopInOneTab(tell: (event: ShopEvent) => void): () => void {
  if (!('locks' in navigator)) return hearShop(tell, false);
  const others = new BroadcastChannel(NAME);
  const leaving = new AbortController();
  others.addEventListener('message', ({ data }: MessageEvent<ShopEvent>) => tell(data));

  const hearForAll = (isHeir: boolean) =>
    new Promise<void>((release) => {
      const stop = hearShop((event) => {
        tell(event);
        others.postMessage(event);
      }, isHeir);
      leaving.signal.addEventListener('abort', () => {
        stop();
        release();
      });
    });

  void takeTurn(leaving.signal, hearForAll);
  return () => {
    leaving.abort();
    others.close();
  };
}

/** Runs `hear` when this tab's turn comes; `isHeir` says that another one had it before. */
async function takeTurn(
  signal: AbortSignal,
  hear: (isHeir: boolean) => Promise<void>,
): Promise<void> {
  const isFree = await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (lock && !signal.aborted) await hear(false);
    return lock !== null;
  });
  if (isFree || signal.aborted) return;
  // Rejects when the tab leaves before its turn.
  await navigator.locks.request(NAME, { signal }, () => hear(true)).catch(() => undefined);
}
