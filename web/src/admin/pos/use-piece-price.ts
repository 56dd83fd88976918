import { priceOf } from '@dahab/pricing/contract/price.ts';
import { useCallback } from 'react';
import { useGetGoldPriceQuery } from '../../api/gold-price.ts';
import type { PriceOf } from './cart.ts';

/** The shop's formula at the present gold price; null while the shop has none. */
export function usePiecePrice(): PriceOf {
  const { data: gold } = useGetGoldPriceQuery();
  return useCallback((piece) => (gold ? priceOf(piece, gold) : null), [gold]);
}
