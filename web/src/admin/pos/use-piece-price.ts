import { priceOf } from '@dahab/pricing/contract/price.ts';
import { useCallback } from 'react';
import { useGetGoldPriceQuery } from '../../api/gold-price.ts';
import type { CartPiece } from './cart.ts';

export type PriceOfPiece = (piece: CartPiece) => number | null;

/** The shop's formula at the present gold price; null while the shop has none. */
export function usePiecePrice(): PriceOfPiece {
  const { data: gold } = useGetGoldPriceQuery();
  return useCallback((piece) => (gold ? priceOf(piece, gold) : null), [gold]);
}
