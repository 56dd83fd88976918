import type { GoldPriceSettings } from '@dahab/pricing/contract/gold-price.ts';

/** EGP per gram; null while a field is empty. */
export interface TypedGoldPrice {
  basePrice21k: number | null;
  marginPerGram: number | null;
}

/** What the form starts from. Before the shop has a price the field is empty, not zero. */
export function typedGoldPrice({ basePrice21k, marginPerGram }: GoldPriceSettings): TypedGoldPrice {
  return { basePrice21k: basePrice21k || null, marginPerGram };
}
