import { karats } from '@dahab/pricing/contract/price.ts';

export const KARAT_FILTERS: readonly string[] = ['all', ...karats.map(String)];

/** Pieces on a page of the listing. */
export const LISTING_PAGE_SIZE = 12;

export interface ListingQuery {
  q: string;
  /** `all`, `18`, `21` or `24`. */
  karat: string;
  page: number;
}

/** The search that a listing asks for. */
export interface ListingSearch {
  q?: string;
  karat?: number;
  page: number;
  limit: number;
}

/** The listing as the address tells it, `query` being another name of `q`; nonsense counts as absent. */
export function listingQuery(params: URLSearchParams): ListingQuery {
  const words = params.get('q') ?? params.get('query') ?? '';
  const karat = params.get('karat') ?? 'all';
  const page = Number(params.get('page') ?? 1);
  return {
    q: words.trim().slice(0, 200),
    karat: KARAT_FILTERS.includes(karat) ? karat : 'all',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

export function listingSearch({ q, karat, page }: ListingQuery): ListingSearch {
  return {
    ...(q && { q }),
    ...(karat !== 'all' && { karat: Number(karat) }),
    page,
    limit: LISTING_PAGE_SIZE,
  };
}

/** Beside a piece: this many others of its collection. */
export const MOST_RELATED = 4;

/** The listing that a piece's neighbours are taken from, itself among them. */
export function relatedListing(collectionId: number): { collectionId: number; limit: number } {
  return { collectionId, limit: MOST_RELATED + 1 };
}

/** Only what differs from the plain listing stands in the address. */
export function listingParams(query: Partial<ListingQuery>): URLSearchParams {
  const params = new URLSearchParams();
  const q = query.q?.trim();
  if (q) params.set('q', q);
  if (query.karat && query.karat !== 'all') params.set('karat', query.karat);
  if (query.page && query.page > 1) params.set('page', String(query.page));
  return params;
}

export function listingPath(query: Partial<ListingQuery>): string {
  const params = listingParams(query).toString();
  return params ? `/products?${params}` : '/products';
}
