import type { Connection } from '@dahab/chassis/database/connect.ts';
import { endOfCairoDay } from '@dahab/protocol/cairo-day.ts';
import type { DayPrice } from '../../contract/gold-price-history.ts';

/** What the price was when each of these days ended, in their order. */
export async function listDailyPrices(
  connection: Connection,
  days: readonly string[],
): Promise<DayPrice[]> {
  const { rows } = await connection.raw<{ rows: DayPrice[] }>(
    `SELECT given.day, latest.base_price_21k AS "basePrice21k"
     FROM unnest(?::text[], ?::timestamptz[]) AS given (day, ends)
     CROSS JOIN LATERAL (
       SELECT base_price_21k FROM gold_price_changes
       WHERE changed_at < ends ORDER BY changed_at DESC, id DESC LIMIT 1
     ) AS latest
     ORDER BY given.day`,
    [[...days], days.map(endOfCairoDay)],
  );
  return rows;
}
