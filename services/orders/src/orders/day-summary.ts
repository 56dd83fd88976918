import type { Connection } from '@dahab/chassis/database/connect.ts';
import { endOfCairoDay, startOfCairoDay } from '@dahab/protocol/cairo-day.ts';
import type { DaySummary } from '../../contract/day-summary.ts';

type Sums = Omit<DaySummary, 'day' | 'byKarat' | 'tradeInsByKarat' | 'byMethod' | 'voided'>;

type Row = { sums: Sums } & Pick<DaySummary, 'byKarat' | 'tradeInsByKarat' | 'byMethod' | 'voided'>;

/**
 * One statement, so that all of it is of the same moment. The numbers of a day's orders lie together:
 * between the first and the last, no other day's lines are read.
 */
const summary = `
WITH sold AS MATERIALIZED (
  SELECT * FROM orders
  WHERE deleted_at IS NULL AND created_at >= :starts AND created_at < :ends
), sums AS (
  SELECT count(*) AS orders, coalesce(sum(item_count), 0) AS pieces,
    coalesce(sum(subtotal), 0) AS subtotal, coalesce(sum(discount), 0) AS discount,
    coalesce(sum(total), 0) AS sales, coalesce(sum(trade_in_total), 0) AS "tradeInTotal",
    coalesce(sum(total - trade_in_total), 0) AS due,
    count(*) FILTER (WHERE price_flagged) AS "priceFlagged"
  FROM sold
), by_karat AS (
  SELECT karat, sum(quantity) AS pieces, sum(quantity * weight) AS weight,
    sum(quantity * price) AS sales
  FROM sold JOIN order_lines ON order_lines.order_id = sold.id
  WHERE order_id BETWEEN (SELECT min(id) FROM sold) AND (SELECT max(id) FROM sold)
  GROUP BY karat
), trade_ins_by_karat AS (
  SELECT karat, sum(weight) AS weight, sum(amount) AS amount
  FROM sold, jsonb_to_recordset(trade_ins) AS given (karat integer, weight numeric, amount numeric)
  GROUP BY karat
), payments AS (
  SELECT method, amount
  FROM sold, jsonb_to_recordset(payments) AS given (method text, amount numeric)
  UNION ALL
  SELECT 'unspecified', total - trade_in_total
  FROM sold WHERE payments = '[]' AND total <> trade_in_total
), by_method AS (
  SELECT method, sum(amount) AS amount, count(*) AS orders FROM payments GROUP BY method
), voided AS (
  SELECT count(*) AS orders, coalesce(sum(total), 0) AS total FROM orders
  WHERE deleted_at IS NOT NULL AND created_at >= :starts AND created_at < :ends
)
SELECT
  (SELECT to_jsonb(sums) FROM sums) AS sums,
  (SELECT coalesce(jsonb_agg(by_karat ORDER BY karat), '[]') FROM by_karat) AS "byKarat",
  (SELECT coalesce(jsonb_agg(given ORDER BY karat), '[]') FROM trade_ins_by_karat AS given)
    AS "tradeInsByKarat",
  (SELECT coalesce(jsonb_agg(by_method ORDER BY
      array_position(ARRAY['cash', 'card', 'transfer', 'unspecified'], method)), '[]')
    FROM by_method) AS "byMethod",
  (SELECT to_jsonb(voided) FROM voided) AS voided`;

/** What a day in Cairo came to, orders that were voided since apart. */
export async function summarizeDay(connection: Connection, day: string): Promise<DaySummary> {
  const period = { starts: startOfCairoDay(day), ends: endOfCairoDay(day) };
  const { rows } = await connection.raw<{ rows: Row[] }>(summary, period);
  const [row] = rows;
  if (!row) throw new Error('The summary of a day has no row');
  const { sums, ...parts } = row;
  return { day, ...sums, ...parts };
}
