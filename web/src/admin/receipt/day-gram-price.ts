import type { OrderItem } from '@dahab/orders/contract/order.ts';
import { gramPriceOf, karats } from '@dahab/pricing/contract/price.ts';

/**
 * EGP for a gram of the piece's karat at the moment of the sale, as the shop showed it: without
 * margin. Null when the shop had no price.
 */
export function dayGramPrice({
  karat,
  basePrice21k,
}: Pick<OrderItem, 'karat' | 'basePrice21k'>): number | null {
  if (basePrice21k <= 0) return null;
  if (karat === 21) return basePrice21k;
  const known = karats.find((one) => one === karat);
  return known ? gramPriceOf(known, { basePrice21k, marginPerGram: 0 }) : null;
}
