import type { GoldPriceSettings } from '@dahab/pricing/contract/gold-price.ts';
import { api, tagTypes } from './base.ts';
import { showGoldPrice } from './gold-price.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

type OpenSource = () => EventSource;
type Dispatch = (action: never) => unknown;

/** Refetches what is on screen and forgets the rest. */
export function refetchEverything() {
  return api.util.invalidateTags([...tagTypes]);
}

/**
 * Listens to the shop's events until the returned function is called. The browser reconnects by
 * itself unless the server answered with an error; then we do, ever more slowly. After any gap we
 * cannot know what was missed, so what is on screen is read again.
 */
export function listenToShop(
  dispatch: Dispatch,
  open: OpenSource = () => new EventSource('/api/events'),
): () => void {
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource;
  let wasCut = false;
  const send = dispatch as (action: unknown) => unknown;

  const connect = () => {
    source = open();
    source.addEventListener('open', () => {
      wait = FIRST_WAIT_MS;
      if (wasCut) send(refetchEverything());
      wasCut = false;
    });
    source.addEventListener('error', () => {
      wasCut = true;
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(connect, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    });
    source.addEventListener('gold-price-changed', ({ data }) => {
      send(showGoldPrice(JSON.parse(data) as GoldPriceSettings));
    });
    source.addEventListener('catalog-changed', () => {
      send(api.util.invalidateTags(['Product', 'Collection', 'HeroWidget', 'SiteSettings']));
    });
    source.addEventListener('resync', () => send(refetchEverything()));
  };

  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
