import { priceOf, type PricedPiece } from '@dahab/pricing/contract/price.ts';
import { useGetGoldPriceQuery } from '../../api/gold-price.ts';

/** What a piece costs at the shop's present gold price; null while there is none. */
export function usePriceOf(piece: PricedPiece): number | null {
  const { data: gold } = useGetGoldPriceQuery();
  return gold ? priceOf(piece, gold) : null;
}
