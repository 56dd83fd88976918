import type { Transaction } from '@dahab/chassis/database/connect.ts';
import { preparedAs } from '@dahab/chassis/database/prepared.ts';
import type { Order, OrderCustomer, OrderItem, Seller } from '../../contract/order.ts';
import type { Settlement } from '../sales/settlement.ts';
import { lineRowOf } from './line-store.ts';
import { orderOf, type OrderRow } from './store.ts';

export interface NewOrder {
  readonly reference: string;
  readonly customer: OrderCustomer | null;
  readonly items: readonly OrderItem[];
  readonly itemCount: number;
  readonly subtotal: number;
  readonly discount: number;
  readonly total: number;
  readonly settlement: Settlement;
  readonly basePrice21k: number;
  readonly priceFlagged: boolean;
  readonly createdAt: Date;
  readonly soldBy: Seller | null;
}

/**
 * Turns an open sale into its order, in one round trip; null when it is not open any more. From now
 * on the order exists, if `trx` commits.
 */
export async function insertOrder(trx: Transaction, order: NewOrder): Promise<Order | null> {
  const { rows } = await trx
    .raw<{ rows: OrderRow[] }>(statement, {
      reference: order.reference,
      customer_id: order.customer?.id ?? null,
      customer: order.customer === null ? null : JSON.stringify(order.customer),
      item_count: order.itemCount,
      subtotal: order.subtotal,
      discount: order.discount,
      total: order.total,
      trade_ins: JSON.stringify(order.settlement.tradeIns),
      trade_in_total: order.settlement.tradeInTotal,
      payments: JSON.stringify(order.settlement.payments),
      base_price_21k: order.basePrice21k,
      price_flagged: order.priceFlagged,
      created_at: order.createdAt,
      created_by: order.soldBy?.id ?? null,
      created_by_name: order.soldBy?.name || null,
      lines: JSON.stringify(order.items.map(lineRowOf)),
    })
    .options(preparedAs('insert-order'));
  return rows[0] ? orderOf(rows[0], order.items) : null;
}

const statement = `WITH sale AS (
  UPDATE sales SET state = 'done' WHERE reference = :reference::uuid AND state = 'open'
  RETURNING reference
), placed AS (
  INSERT INTO orders (reference, customer_id, customer, item_count, subtotal, discount, total,
    trade_ins, trade_in_total, payments, base_price_21k, price_flagged, created_at, created_by,
    created_by_name)
  SELECT reference, :customer_id::int, :customer::jsonb, :item_count::int, :subtotal::numeric,
    :discount::numeric, :total::numeric, :trade_ins::jsonb, :trade_in_total::numeric,
    :payments::jsonb, :base_price_21k::numeric, :price_flagged::boolean,
    :created_at::timestamptz, :created_by::int, :created_by_name::text
  FROM sale
  RETURNING id, reference, customer_id, customer, item_count, subtotal, discount, total, trade_ins,
    trade_in_total, payments, base_price_21k, price_flagged, created_at, created_by,
    created_by_name
), sold AS (
  INSERT INTO order_lines (order_id, position, product_id, quantity, price, computed_price,
    price_flagged, name_ar, name, image, weight, karat, margin_per_gram)
  SELECT placed.id, line.*
  FROM placed CROSS JOIN jsonb_to_recordset(:lines::jsonb) AS line (position int, product_id int,
    quantity int, price numeric, computed_price numeric, price_flagged boolean, name_ar text,
    name text, image text, weight numeric, karat int, margin_per_gram numeric)
)
SELECT * FROM placed`;
