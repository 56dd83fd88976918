import type { GoldPriceSettings } from '@dahab/pricing/contract/gold-price.ts';

/** News that say only that there is something new: whoever may see it reads it again. */
const news = [
  'catalog-changed',
  'customers-changed',
  'orders-changed',
  'users-changed',
  'imports-changed',
  'buying-price-changed',
  'activity-recorded',
  'resync',
] as const;

/** What the shop tells its open pages. `resync`: something may have been missed, read again. */
export type ShopEvent =
  { kind: 'gold-price-changed'; settings: GoldPriceSettings } | { kind: (typeof news)[number] };

export const PUBLIC_EVENTS = '/api/events';
export const BACK_OFFICE_EVENTS = '/api/events/back-office';

type OpenSource = () => EventSource;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Hears the shop's events, those for all or those for the back office, until the returned function is called. The browser reconnects by itself
 * unless the server answered with an error; then we do, ever more slowly. After a gap nobody can
 * know what was missed: `missed` says that there was one before we began.
 */
export function hearShop(
  tell: (event: ShopEvent) => void,
  missed: boolean,
  open: OpenSource = () => new EventSource(PUBLIC_EVENTS),
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
    for (const kind of news) source.addEventListener(kind, () => tell({ kind }));
  };

  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
