import type { GoldPriceSettings } from '@dahab/pricing/contract/gold-price.ts';

/** What the shop tells its open pages. `resync`: something may have been missed, read again. */
export type ShopEvent =
  | { kind: 'gold-price-changed'; settings: GoldPriceSettings }
  | { kind: 'catalog-changed' }
  | { kind: 'resync' };

type OpenSource = () => EventSource;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Hears the shop's events until the returned function is called. The browser reconnects by itself
 * unless the server answered with an error; then we do, ever more slowly. After a gap nobody can
 * know what was missed: `missed` says that there was one before we began.
 */
export function hearShop(
  tell: (event: ShopEvent) => void,
  missed: boolean,
  open: OpenSource = () => new EventSource('/api/events'),
): () => void {
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource;
  let hasGap = missed;

  const connect = () => {
    source = open();
    source.addEventListener('open', () => {
      wait = FIRST_WAIT_MS;
      if (hasGap) tell({ kind: 'resync' });
      hasGap = false;
    });
    source.addEventListener('error', () => {
      hasGap = true;
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(connect, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    });
    source.addEventListener('gold-price-changed', ({ data }) => {
      tell({ kind: 'gold-price-changed', settings: JSON.parse(data) as GoldPriceSettings });
    });
    source.addEventListener('catalog-changed', () => tell({ kind: 'catalog-changed' }));
    source.addEventListener('resync', () => tell({ kind: 'resync' }));
  };

  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
