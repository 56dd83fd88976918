import type { Connection } from '@dahab/chassis/database/connect.ts';
import type {
  Order,
  OrderCustomer,
  OrderDetails,
  OrderItem,
  Seller,
} from '../../contract/order.ts';
import type { Payment, TradeIn } from '../../contract/settlement.ts';
import { findLines } from './line-store.ts';

/** From `from` on and before `until`; null means without end. */
export interface Period {
  readonly from: Date | null;
  readonly until: Date | null;
}

/** Null means everybody's. */
export interface OrderFilter extends Period {
  readonly customerId: number | null;
}

/** Where a reader of all orders has come to. */
export interface Place {
  readonly createdAt: string;
  readonly id: number;
}

export interface OrderRow {
  id: number;
  reference: string;
  customer_id: number | null;
  customer: OrderCustomer | null;
  item_count: number;
  subtotal: number;
  discount: number;
  total: number;
  base_price_21k: number;
  trade_ins: TradeIn[];
  trade_in_total: number;
  payments: Payment[];
  price_flagged: boolean;
  created_at: Date;
  created_by: number | null;
  created_by_name: string | null;
  deleted_at: Date | null;
  deleted_by: number | null;
}

export async function findOrderByReference(
  connection: Connection,
  reference: string,
): Promise<Order | null> {
  const [order] = await withItems(connection, await live(connection).where({ reference }));
  return order ?? null;
}

/** Also when it is a tombstone. */
export async function findOrder(connection: Connection, id: number): Promise<OrderDetails | null> {
  const row = await connection<OrderRow>('orders').where({ id }).first();
  if (!row) return null;
  const [order] = await withItems(connection, [row]);
  return order ? { ...order, deletedAt: row.deleted_at?.toISOString() ?? null } : null;
}

/** Newest first. */
export async function listOrders(
  connection: Connection,
  filter: OrderFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<Order[]> {
  const rows = await matching(connection, filter)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(offset)
    .limit(limit);
  return withItems(connection, rows);
}

/** The next orders of a period after a place in it, oldest first. */
export async function listOrdersAfter(
  connection: Connection,
  period: Period,
  { after, limit }: { after: Place | null; limit: number },
): Promise<Order[]> {
  const rows = await matching(connection, { ...period, customerId: null })
    .whereRaw('(created_at, id) > (?::timestamptz, ?)', [
      after?.createdAt ?? '-infinity',
      after?.id ?? 0,
    ])
    .orderBy(['created_at', 'id'])
    .limit(limit);
  return withItems(connection, rows);
}

/** How many orders there are, and what they come to in EGP. */
export async function sumOrders(
  connection: Connection,
  filter: OrderFilter,
): Promise<{ count: number; totalSales: number }> {
  const [sums] = await matching(connection, filter)
    .count({ count: '*' })
    .select<{ count: number; totalSales: number }[]>(
      connection.raw('coalesce(sum(total), 0) AS "totalSales"'),
    );
  return sums ?? { count: 0, totalSales: 0 };
}

/** Makes a tombstone of an order; null when there is none or it was one before. */
export async function updateToDeleted(
  connection: Connection,
  id: number,
  by: { at: Date; userId: number | null },
): Promise<OrderRow | null> {
  const rows = await live(connection)
    .where({ id })
    .update({ deleted_at: by.at, deleted_by: by.userId })
    .returning('*');
  return rows[0] ?? null;
}

function live(connection: Connection) {
  return connection<OrderRow>('orders').whereNull('deleted_at');
}

function matching(connection: Connection, { from, until, customerId }: OrderFilter) {
  const orders = live(connection)
    .where('created_at', '>=', from ?? '-infinity')
    .where('created_at', '<', until ?? 'infinity');
  return customerId === null ? orders : orders.where({ customer_id: customerId });
}

async function withItems(connection: Connection, rows: OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const lines = await findLines(connection, rows);
  return rows.map((row) => orderOf(row, lines.get(row.id) ?? []));
}

export function orderOf(row: OrderRow, items: readonly OrderItem[]): Order {
  return {
    id: row.id,
    customerId: row.customer_id,
    customer: row.customer,
    items: [...items],
    itemCount: row.item_count,
    subtotal: row.subtotal,
    discount: row.discount,
    total: row.total,
    tradeIns: row.trade_ins,
    tradeInTotal: row.trade_in_total,
    due: row.total - row.trade_in_total,
    payments: row.payments,
    priceFlagged: row.price_flagged,
    soldBy: sellerOf(row),
    createdAt: row.created_at.toISOString(),
  };
}

function sellerOf({ created_by: id, created_by_name: name }: OrderRow): Seller | null {
  return id === null || name === null ? null : { id, name };
}
