import type { Database } from '@dahab/chassis/database/connect.ts';
import { emit } from '@dahab/chassis/messaging/emit.ts';
import {
  type BuyingPrice,
  buyingPriceChanged,
  type BuyingPriceInput,
} from '../../contract/buying-price.ts';
import type { Change } from '../gold-price/store.ts';
import { insertBuyingPrice, lockBuyingPrice } from './store.ts';

/** Setting what is set already is no change: no new time, no history, no event. */
export function setBuyingPrice(
  db: Database,
  { buyPrice21k }: BuyingPriceInput,
  change: Change,
): Promise<BuyingPrice> {
  return db.transaction(async (trx) => {
    const current = await lockBuyingPrice(trx);
    if (current.buyPrice21k === buyPrice21k) return current;
    await insertBuyingPrice(trx, buyPrice21k, change);
    const updatedAt = change.at.toISOString();
    await emit(trx, buyingPriceChanged, { buyPrice21k, before: current.buyPrice21k, updatedAt });
    return { buyPrice21k, updatedAt };
  });
}
