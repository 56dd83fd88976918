import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import { getBuyingPrice, listBuyingPriceChanges, setBuyingPrice } from './buying-price.ts';
import { getGoldPriceSettings, setGoldPriceSettings } from './gold-price.ts';
import { listDailyPrices, listGoldPriceChanges } from './gold-price-history.ts';

/** Pricing's calls that browsers make. */
export const pricingEndpoints: readonly Endpoint[] = [
  getGoldPriceSettings,
  setGoldPriceSettings,
  listGoldPriceChanges,
  listDailyPrices,
  getBuyingPrice,
  setBuyingPrice,
  listBuyingPriceChanges,
];
