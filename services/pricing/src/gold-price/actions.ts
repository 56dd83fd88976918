import type { Database } from '@dahab/chassis/database/connect.ts';
import { emit } from '@dahab/chassis/messaging/emit.ts';
import {
  goldPriceChanged,
  type GoldPriceInput,
  type GoldPriceSettings,
} from '../../contract/gold-price.ts';
import { type Change, insertChange, lockGoldPrice, updateGoldPrice } from './store.ts';

/** Setting what is set already is no change: no new time, no history, no event. */
export async function setGoldPrice(
  db: Database,
  wanted: GoldPriceInput,
  change: Change,
): Promise<GoldPriceSettings> {
  return db.transaction(async (trx) => {
    const current = await lockGoldPrice(trx);
    if (isSame(current, wanted)) return current;
    const settings = await updateGoldPrice(trx, wanted, change.at);
    await insertChange(trx, wanted, change);
    const { basePrice21k, marginPerGram } = current;
    await emit(trx, goldPriceChanged, {
      ...settings,
      updatedAt: change.at.toISOString(),
      before: { basePrice21k, marginPerGram },
    });
    return settings;
  });
}

function isSame(current: GoldPriceSettings, wanted: GoldPriceInput): boolean {
  return (
    current.updatedAt !== null &&
    current.basePrice21k === wanted.basePrice21k &&
    current.marginPerGram === wanted.marginPerGram
  );
}
