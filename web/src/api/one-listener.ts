import { hearShop, PUBLIC_EVENTS, type ShopEvent } from './shop-events.ts';

/**
 * What a new tab asks the one that hears: what was told since its page was opened, and the price in
 * any case, since a browser may show an old page as if it were opened now. Where the one that hears
 * has just lost its stream, the price may be the old one: all of them read again once it is back.
 */
interface WhatNow {
  readonly age: number;
}

/**
 * One tab hears the shop and tells the others: browsers open only six connections to a shop over
 * HTTP/1.1, and six tabs that each hold one would leave none for anything else. When that tab goes,
 * the next one takes over. Where there are no locks (plain HTTP in a local network) each tab hears
 * for itself.
 */
export function hearShopInOneTab(
  tell: (event: ShopEvent) => void,
  address = PUBLIC_EVENTS,
): () => void {
  const open = () => new EventSource(`${address}?age=${pageAge()}`);
  if (!('locks' in navigator)) return hearShop(tell, false, open);
  const others = new BroadcastChannel(address);
  const leaving = new AbortController();
  const heard = new Map<string, { at: number; event: ShopEvent }>();
  others.addEventListener('message', ({ data }: MessageEvent<ShopEvent | WhatNow>) => {
    if ('kind' in data) return tell(data);
    const since = performance.now() - data.age;
    for (const { at, event } of heard.values()) {
      if (at > since || event.kind === 'gold-price-changed') others.postMessage(event);
    }
  });

  const hearForAll = (isHeir: boolean) =>
    new Promise<void>((release) => {
      const tellAll = (event: ShopEvent) => {
        heard.set(event.kind, { at: performance.now(), event });
        tell(event);
        others.postMessage(event);
      };
      const stop = hearShop(tellAll, isHeir, open);
      leaving.signal.addEventListener('abort', () => {
        stop();
        release();
      });
    });

  others.postMessage({ age: pageAge() } satisfies WhatNow);
  void takeTurn(address, leaving.signal, hearForAll);
  return () => {
    leaving.abort();
    others.close();
  };
}

/** Runs `hear` when this tab's turn comes; `isHeir` says that another one had it before. */
async function takeTurn(
  name: string,
  signal: AbortSignal,
  hear: (isHeir: boolean) => Promise<void>,
): Promise<void> {
  const isFree = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock && !signal.aborted) await hear(false);
    return lock !== null;
  });
  if (isFree || signal.aborted) return;
  // Rejects when the tab leaves before its turn.
  await navigator.locks.request(name, { signal }, () => hear(true)).catch(() => undefined);
}

/** Milliseconds since the page was opened: what was told before it listens it has missed. */
function pageAge(): number {
  return Math.round(performance.now());
}
