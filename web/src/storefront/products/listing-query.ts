import { karats } from '@dahab/pricing/contract/price.ts';

export const KARAT_FILTERS: readonly string[] = ['all', ...karats.map(String)];

export interface ListingQuery {
  q: string;
  /** `all`, `18`, `21` or `24`. */
  karat: string;
  page: number;
}

/** The listing as the address tells it; nonsense in it counts as absent. */
export function listingQuery(params: URLSearchParams): ListingQuery {
  const karat = params.get('karat') ?? 'all';
  const page = Number(params.get('page') ?? 1);
  return {
    q: (params.get('q') ?? '').trim().slice(0, 200),
    karat: KARAT_FILTERS.includes(karat) ? karat : 'all',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
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
