import { useCallback, useEffect, useRef } from 'react';
import { productsApi, useListProductsQuery } from '../../../api/products.ts';
import { useAppDispatch } from '../../../app/store.ts';
import type { KnownPiece } from '../kept/till-database.ts';
import { atRest } from '../start/at-rest.ts';
import type { TillStore } from '../till-store.ts';
import { knownPiece } from './known-pieces.ts';

/** So few that a search, which waits behind a page at most, is not held up. */
const PAGE_SIZE = 200;
/** Each sale changes the shop: it is read again when it has been quiet for a while. */
const QUIET_MS = 10_000;
/** The pieces that the till shows first: read again by every change of the shop. */
export const NEWEST = { limit: 12 };

/**
 * All pieces of the shop, kept for when it cannot be reached. `pieces()` are those of the last time
 * that it could, also of an earlier day.
 */
export function useCatalogue(store: TillStore) {
  const dispatch = useAppDispatch();
  const pieces = useRef<Promise<readonly KnownPiece[]> | null>(null);
  const { fulfilledTimeStamp, isSuccess } = useListProductsQuery(NEWEST);
  const hasRead = useRef(false);

  const readAll = useCallback(async () => {
    const all: KnownPiece[] = [];
    for (let page = 1; ; page += 1) {
      await atRest();
      // What the cashier waits for goes first.
      await Promise.all(dispatch(productsApi.util.getRunningQueriesThunk()));
      const query = { page, limit: PAGE_SIZE };
      const read = productsApi.endpoints.listProducts.initiate(query, {
        forceRefetch: true,
        subscribe: false,
      });
      const { products } = await dispatch(read).unwrap();
      all.push(...products.map(knownPiece));
      if (products.length < PAGE_SIZE) return all;
    }
  }, [dispatch]);

  useEffect(() => {
    if (!isSuccess) return;
    const keepAll = async () => {
      const all = await readAll().catch(() => null);
      if (!all) return;
      hasRead.current = true;
      pieces.current = Promise.resolve(all);
      await store.keepCatalogue(all).catch(() => undefined);
    };
    const timer = setTimeout(() => void keepAll(), hasRead.current ? QUIET_MS : 0);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each new reading is a reason
  }, [isSuccess, fulfilledTimeStamp, readAll, store]);

  return useCallback(() => (pieces.current ??= store.readCatalogue()), [store]);
}

export type ReadKnownPieces = ReturnType<typeof useCatalogue>;
