import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import type { BuyingPrice, BuyingPriceChange } from '../../contract/buying-price.ts';
import type { Change } from '../gold-price/store.ts';

interface ChangeRow {
  id: number;
  buy_price_21k: number | null;
  changed_by: number | null;
  changed_at: Date;
}

/** The last one that was set. */
export async function findBuyingPrice(connection: Connection): Promise<BuyingPrice> {
  const row = await connection<ChangeRow>('buying_price_changes').orderBy('id', 'desc').first();
  return { buyPrice21k: row?.buy_price_21k ?? null, updatedAt: timeOf(row) };
}

/** As `findBuyingPrice`; whoever else wants to change it waits for `trx`. */
export async function lockBuyingPrice(trx: Transaction): Promise<BuyingPrice> {
  await trx.raw('LOCK TABLE buying_price_changes IN SHARE ROW EXCLUSIVE MODE');
  return findBuyingPrice(trx);
}

export async function insertBuyingPrice(
  trx: Transaction,
  buyPrice21k: number | null,
  { by, at }: Change,
): Promise<void> {
  await trx<ChangeRow>('buying_price_changes').insert({
    buy_price_21k: buyPrice21k,
    changed_by: by,
    changed_at: at,
  });
}

export async function listBuyingPrices(
  connection: Connection,
  limit: number,
): Promise<BuyingPriceChange[]> {
  const rows = await connection<ChangeRow>('buying_price_changes')
    .orderBy('id', 'desc')
    .limit(limit);
  return rows.map((row) => ({
    id: row.id,
    buyPrice21k: row.buy_price_21k,
    changedBy: row.changed_by,
    changedAt: row.changed_at.toISOString(),
  }));
}

function timeOf(row: ChangeRow | undefined): string | null {
  return row?.changed_at.toISOString() ?? null;
}
