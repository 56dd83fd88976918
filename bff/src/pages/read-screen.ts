import type { CallService } from '@dahab/chassis/http/client.ts';
import {
  getCollection,
  listCollectionProducts,
  listCollections,
} from '@dahab/catalog/contract/collection.ts';
import { getHome } from '@dahab/catalog/contract/home.ts';
import type { Product } from '@dahab/catalog/contract/product.ts';
import { getProduct, listProducts } from '@dahab/catalog/contract/product-calls.ts';
import { searchProducts } from '@dahab/catalog/contract/search.ts';
import { NotFound } from '@dahab/chassis/errors.ts';
import { numericId } from '../../contract/addresses.ts';
import type { FirstRead } from '../../contract/first-view.ts';
import { listingQuery, listingSearch, relatedListing } from '../../contract/listing.ts';
import type { ScreenName } from './screens.ts';
import type { Subject } from './subject.ts';

/** What an address asks for. */
export interface Asked {
  readonly id: string | undefined;
  readonly search: URLSearchParams;
}

export interface ReadScreen {
  readonly subject: Subject;
  readonly reads: readonly FirstRead[];
}

type Reader = (call: CallService, asked: Asked) => Promise<ReadScreen>;

const readers: Record<ScreenName, Reader> = {
  home: async (call) => {
    const home = await call('catalog', getHome);
    return { subject: { kind: 'home', home }, reads: [{ of: 'home', value: home }] };
  },
  listing: async (call, asked) => {
    const query = listingQuery(asked.search);
    const search = listingSearch(query);
    const found = await call('catalog', searchProducts, { query: search });
    return {
      subject: { kind: 'listing', query, found },
      reads: [{ of: 'listing', asked: search, value: found }],
    };
  },
  product: async (call, asked) => {
    const id = idOf(asked);
    const product = await call('catalog', getProduct, { params: { id } });
    return {
      subject: { kind: 'product', product },
      reads: [{ of: 'product', id, value: product }, ...(await readRelated(call, product))],
    };
  },
  collections: async (call) => {
    const collections = await call('catalog', listCollections);
    return {
      subject: { kind: 'collections', collections },
      reads: [{ of: 'collections', value: collections }],
    };
  },
  collection: async (call, asked) => {
    const id = idOf(asked);
    const [collection, listed] = await Promise.all([
      call('catalog', getCollection, { params: { id } }),
      call('catalog', listCollectionProducts, { params: { id } }),
    ]);
    // A page of them only comes when one is asked for.
    const products = listed as Product[];
    return {
      subject: { kind: 'collection', collection, products },
      reads: [
        { of: 'collection', id, value: collection },
        { of: 'collection-products', id, value: products },
      ],
    };
  },
  auth: async () => ({ subject: { kind: 'auth' }, reads: [] }),
  profile: async () => ({ subject: { kind: 'profile' }, reads: [] }),
  office: async () => ({ subject: { kind: 'office' }, reads: [] }),
};

/** What a screen shows first. Throws NotFound for what is not there, Unavailable when catalog is down. */
export function readScreen(name: ScreenName, call: CallService, asked: Asked): Promise<ReadScreen> {
  return readers[name](call, asked);
}

/** A piece is shown without its neighbours while they cannot be read. */
async function readRelated(call: CallService, { collectionId }: Product): Promise<FirstRead[]> {
  if (collectionId === null) return [];
  const query = relatedListing(collectionId);
  const value = await call('catalog', listProducts, { query }).catch(() => null);
  return value ? [{ of: 'related', collectionId, value }] : [];
}

function idOf({ id }: Asked): number {
  const number = numericId(id);
  if (number === null) throw new NotFound();
  return number;
}
