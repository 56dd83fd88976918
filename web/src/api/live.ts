import { api, tagTypes } from './base.ts';
import { showGoldPrice } from './gold-price.ts';
import type { ShopEvent } from './shop-events.ts';

/** Refetches what is on screen and forgets the rest. */
export function refetchEverything() {
  return api.util.invalidateTags([...tagTypes]);
}

/** What an event of the shop does to what this page has read. */
export function answerTo(event: ShopEvent) {
  switch (event.kind) {
    case 'gold-price-changed':
      return showGoldPrice(event.settings);
    case 'catalog-changed':
      return api.util.invalidateTags([
        'Product',
        'Collection',
        'HeroWidget',
        'SiteSettings',
        'Dashboard',
      ]);
    case 'customers-changed':
      return api.util.invalidateTags(['Customer', 'User']);
    case 'orders-changed':
      return api.util.invalidateTags(['Order', 'Dashboard', 'TelegramMessage']);
    case 'users-changed':
      return api.util.invalidateTags(['User']);
    case 'imports-changed':
      return api.util.invalidateTags(['ImportJob']);
    case 'buying-price-changed':
      return api.util.invalidateTags(['GoldPrice']);
    case 'activity-recorded':
      return api.util.invalidateTags(['Activity']);
    case 'resync':
      return refetchEverything();
  }
}
