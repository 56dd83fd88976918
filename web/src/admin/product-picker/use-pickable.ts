import type { Product } from '@dahab/catalog/contract/product.ts';
import { useListProductsQuery, useSearchProductsQuery } from '../../api/products.ts';

/** The spec's: as many as the picker asks for at once. */
const MOST = 100;

export interface Pickable {
  pieces: readonly Product[] | undefined;
  error: unknown;
  refetch: () => unknown;
}

/**
 * What can be picked: the pieces that the search finds in the whole shop; without a search those of
 * the collection, or of the whole shop where the collection is new or has none.
 */
export function usePickable(collectionId: number | null, search: string): Pickable {
  const own = useListProductsQuery(
    { collectionId: collectionId ?? 0, limit: MOST },
    { skip: collectionId === null || search !== '' },
  );
  const hasOwn = collectionId !== null && own.data?.total !== 0;
  const all = useListProductsQuery({ limit: MOST }, { skip: search !== '' || hasOwn });
  const found = useSearchProductsQuery({ q: search, limit: MOST }, { skip: search === '' });
  const list = hasOwn ? own : all;
  const { currentData, error, refetch } = search === '' ? list : found;
  return { pieces: currentData?.products, error, refetch };
}
