import { FIRST_VIEW_ID, type FirstRead, type FirstView } from '@dahab/bff/contract/first-view.ts';
import { relatedListing } from '@dahab/bff/contract/listing.ts';
import { api } from './base.ts';
import { collectionsApi } from './collections.ts';
import { goldPriceApi } from './gold-price.ts';
import { homeApi } from './home.ts';
import { productsApi } from './products.ts';
import { sessionApi } from './session.ts';
import { siteSettingsApi } from './site-settings.ts';

/** What the page brought along for its first view; null when the shop did not send it just now. */
export function firstViewOf(page: Document): FirstView | null {
  const written = page.getElementById(FIRST_VIEW_ID)?.textContent;
  return written ? (JSON.parse(written) as FirstView) : null;
}

/** Puts what the page brought along where the screens look for it: they have nothing to wait for. */
export function showFirstView(view: FirstView) {
  return api.util.upsertQueryEntries(view.map(entryOf) as never);
}

function entryOf(read: FirstRead) {
  switch (read.of) {
    case 'site-settings':
      return entry(siteSettingsApi.endpoints.getSiteSettings, undefined, read.value);
    case 'gold-price':
      return entry(goldPriceApi.endpoints.getGoldPrice, undefined, read.value);
    case 'collection-names':
      return entry(collectionsApi.endpoints.listCollectionNames, undefined, read.value);
    case 'collections':
      return entry(collectionsApi.endpoints.listCollections, undefined, read.value);
    case 'home':
      return entry(homeApi.endpoints.getHome, undefined, read.value);
    case 'listing':
      return entry(productsApi.endpoints.searchProducts, read.asked, read.value);
    case 'product':
      return entry(productsApi.endpoints.getProduct, read.id, read.value);
    case 'related':
      return entry(
        productsApi.endpoints.listProducts,
        relatedListing(read.collectionId),
        read.value,
      );
    case 'collection':
      return entry(collectionsApi.endpoints.getCollection, read.id, read.value);
    case 'collection-products':
      return entry(productsApi.endpoints.listCollectionProducts, read.id, read.value);
    case 'user':
      return entry(sessionApi.endpoints.getUser, undefined, read.value);
  }
}

interface Read<Asked, Value> {
  readonly name: string;
  readonly Types: { QueryArg: Asked; ResultType: Value };
}

function entry<Asked, Value>(endpoint: Read<Asked, Value>, arg: Asked, value: Value) {
  return { endpointName: endpoint.name, arg, value };
}
