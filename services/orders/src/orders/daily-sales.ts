import type { Connection } from '@dahab/chassis/database/connect.ts';
import { endOfCairoDay, startOfCairoDay } from '@dahab/protocol/cairo-day.ts';
import type { DaySales } from '../../contract/daily-sales.ts';

/** What was sold on each of these days, in their order. Where a day begins is said in one place. */
export async function listDailySales(
  connection: Connection,
  days: readonly string[],
): Promise<DaySales[]> {
  const { rows } = await connection.raw<{ rows: DaySales[] }>(
    `SELECT given.day, count(orders.id) AS orders, coalesce(sum(orders.total), 0) AS sales
     FROM unnest(?::text[], ?::timestamptz[], ?::timestamptz[]) AS given (day, starts, ends)
     LEFT JOIN orders ON deleted_at IS NULL AND created_at >= starts AND created_at < ends
     GROUP BY given.day
     ORDER BY given.day`,
    [[...days], days.map(startOfCairoDay), days.map(endOfCairoDay)],
  );
  return rows;
}
