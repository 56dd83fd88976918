import type { Collection } from '@dahab/catalog/contract/collection.ts';
import type { Home } from '@dahab/catalog/contract/home.ts';
import type { Product, ProductsPage } from '@dahab/catalog/contract/product.ts';
import type { SiteSettings } from '@dahab/catalog/contract/site-settings.ts';
import type { GoldPriceSettings } from '@dahab/pricing/contract/gold-price.ts';
import type { ListingQuery } from '../../contract/listing.ts';

/** What a page turned out to be about. */
export type Subject =
  | { readonly kind: 'home'; readonly home: Home }
  | { readonly kind: 'listing'; readonly query: ListingQuery; readonly found: ProductsPage }
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'collections'; readonly collections: readonly Collection[] }
  | {
      readonly kind: 'collection';
      readonly collection: Collection;
      readonly products: readonly Product[];
    }
  | { readonly kind: 'auth' | 'profile' | 'office' }
  /** There is no such page, or no such thing. */
  | { readonly kind: 'missing'; readonly what: 'page' | 'product' | 'collection' }
  /** What it is about could not be read now, or not by the front door: the browser asks itself. */
  | { readonly kind: 'unread' };

/** What stands around every page; a part that is down is null. */
export interface Frame {
  readonly site: SiteSettings;
  readonly gold: GoldPriceSettings | null;
  readonly collections: readonly Collection[];
}
