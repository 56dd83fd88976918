import type { Connection } from '@dahab/chassis/database/connect.ts';

export type Metal = 'XAU' | 'XAG';

interface Row {
  metal: Metal;
  price: number;
  fetched_at: Date;
}

/** EGP for a troy ounce, if it was asked for after `since`. */
export async function findOunceQuote(
  connection: Connection,
  metal: Metal,
  since: Date,
): Promise<number | null> {
  const row = await connection<Row>('ounce_quotes')
    .where({ metal })
    .where('fetched_at', '>', since)
    .first();
  return row?.price ?? null;
}

export async function upsertOunceQuote(
  connection: Connection,
  metal: Metal,
  price: number,
  now: Date,
): Promise<void> {
  await connection<Row>('ounce_quotes')
    .insert({ metal, price, fetched_at: now })
    .onConflict('metal')
    .merge();
}
