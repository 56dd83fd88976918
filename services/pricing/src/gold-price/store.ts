import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import type { GoldPriceInput, GoldPriceSettings } from '../../contract/gold-price.ts';
import type { GoldPriceChange } from '../../contract/gold-price-history.ts';

/** Who changes the gold price, null for the shop itself, and when. */
export interface Change {
  readonly by: number | null;
  readonly at: Date;
}

interface SettingsRow {
  base_price_21k: number;
  margin_per_gram: number;
  updated_at: Date | null;
}

interface ChangeRow {
  id: number;
  base_price_21k: number;
  margin_per_gram: number;
  changed_by: number | null;
  changed_at: Date;
}

export async function findGoldPrice(db: Connection): Promise<GoldPriceSettings> {
  return settingsOf(await db<SettingsRow>('gold_price_settings').first());
}

/** As `findGoldPrice`; whoever else wants to change it waits for `trx`. */
export async function lockGoldPrice(trx: Transaction): Promise<GoldPriceSettings> {
  return settingsOf(await trx<SettingsRow>('gold_price_settings').forUpdate().first());
}

export async function updateGoldPrice(
  trx: Transaction,
  { basePrice21k, marginPerGram }: GoldPriceInput,
  at: Date,
): Promise<GoldPriceSettings> {
  const [row] = await trx<SettingsRow>('gold_price_settings')
    .update({ base_price_21k: basePrice21k, margin_per_gram: marginPerGram, updated_at: at })
    .returning('*');
  return settingsOf(row);
}

export async function insertChange(
  trx: Transaction,
  { basePrice21k, marginPerGram }: GoldPriceInput,
  { by, at }: Change,
): Promise<void> {
  await trx<ChangeRow>('gold_price_changes').insert({
    base_price_21k: basePrice21k,
    margin_per_gram: marginPerGram,
    changed_by: by,
    changed_at: at,
  });
}

export async function listChanges(db: Connection, limit: number): Promise<GoldPriceChange[]> {
  const rows = await db<ChangeRow>('gold_price_changes').orderBy('id', 'desc').limit(limit);
  return rows.map((row) => ({
    id: row.id,
    basePrice21k: row.base_price_21k,
    marginPerGram: row.margin_per_gram,
    changedBy: row.changed_by,
    changedAt: row.changed_at.toISOString(),
  }));
}

function settingsOf(row: SettingsRow | undefined): GoldPriceSettings {
  if (row === undefined) throw new Error('The row of the gold price is missing');
  return {
    basePrice21k: row.base_price_21k,
    marginPerGram: row.margin_per_gram,
    updatedAt: row.updated_at?.toISOString() ?? null,
  };
}
