import { priceOf, type PricedPiece } from '@dahab/pricing/contract/price.ts';
import { useShownGoldPrice } from '../../api/gold-price.ts';

/** What a piece costs at the gold price that the shop's frame shows; null while there is none. */
export function usePriceOf(piece: PricedPiece): number | null {
  const { data: gold } = useShownGoldPrice();
  return gold ? priceOf(piece, gold) : null;
}
