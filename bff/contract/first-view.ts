import type { Collection } from '@dahab/catalog/contract/collection.ts';
import type { Home } from '@dahab/catalog/contract/home.ts';
import type { Product, ProductsPage } from '@dahab/catalog/contract/product.ts';
import type { SiteSettings } from '@dahab/catalog/contract/site-settings.ts';
import type { User } from '@dahab/identity/contract/user.ts';
import type { GoldPriceSettings } from '@dahab/pricing/contract/gold-price.ts';
import type { ListingSearch } from './listing.ts';

/** The id of the element whose text is a page's `FirstView`, as JSON. */
export const FIRST_VIEW_ID = 'first-view';

/** What the menu says of a collection. */
export type CollectionName = Pick<Collection, 'id' | 'nameAr' | 'nameEn'>;

/** An answer of the shop that a page brings along: what was asked for, and the body of the answer. */
export type FirstRead =
  | { readonly of: 'site-settings'; readonly value: SiteSettings }
  | { readonly of: 'gold-price'; readonly value: GoldPriceSettings }
  | { readonly of: 'collection-names'; readonly value: CollectionName[] }
  | { readonly of: 'collections'; readonly value: Collection[] }
  | { readonly of: 'home'; readonly value: Home }
  | { readonly of: 'listing'; readonly asked: ListingSearch; readonly value: ProductsPage }
  | { readonly of: 'product'; readonly id: number; readonly value: Product }
  | { readonly of: 'related'; readonly collectionId: number; readonly value: ProductsPage }
  | { readonly of: 'collection'; readonly id: number; readonly value: Collection }
  | { readonly of: 'collection-products'; readonly id: number; readonly value: Product[] }
  /** Null for a guest; absent when it could not be found out. */
  | { readonly of: 'user'; readonly value: User | null };

/** What a page shows first, so that it has nothing to wait for. A part that was down is absent. */
export type FirstView = readonly FirstRead[];
