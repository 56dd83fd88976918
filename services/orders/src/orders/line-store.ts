import type { Connection } from '@dahab/chassis/database/connect.ts';
import type { OrderItem } from '../../contract/order.ts';
import type { OrderRow } from './store.ts';

interface LineRow {
  order_id: number;
  position: number;
  product_id: number;
  quantity: number;
  price: number;
  computed_price: number | null;
  price_flagged: boolean;
  name_ar: string;
  name: string;
  image: string | null;
  weight: number;
  karat: number;
  margin_per_gram: number;
}

/** The items of some orders, by order id, as they stood in the cart. */
export async function findLines(
  connection: Connection,
  orders: readonly OrderRow[],
): Promise<Map<number, OrderItem[]>> {
  const basePrices = new Map(orders.map((order) => [order.id, order.base_price_21k]));
  const rows = await connection<LineRow>('order_lines')
    .whereIn('order_id', [...basePrices.keys()])
    .orderBy(['order_id', 'position']);
  const lines = new Map<number, OrderItem[]>();
  for (const row of rows) {
    const items = lines.get(row.order_id) ?? [];
    items.push(itemOf(row, basePrices.get(row.order_id) ?? 0));
    lines.set(row.order_id, items);
  }
  return lines;
}

/** An item as its row, whose order is not known yet. */
export function lineRowOf(item: OrderItem, position: number): Omit<LineRow, 'order_id'> {
  return {
    position,
    product_id: item.id,
    quantity: item.quantity,
    price: item.price,
    computed_price: item.computedPrice,
    price_flagged: item.priceFlagged,
    name_ar: item.nameAr,
    name: item.name,
    image: item.image,
    weight: item.weight,
    karat: item.karat,
    margin_per_gram: item.marginPerGram,
  };
}

function itemOf(row: LineRow, basePrice21k: number): OrderItem {
  return {
    id: row.product_id,
    quantity: row.quantity,
    price: row.price,
    nameAr: row.name_ar,
    name: row.name,
    image: row.image,
    weight: row.weight,
    karat: row.karat,
    basePrice21k,
    marginPerGram: row.margin_per_gram,
    computedPrice: row.computed_price,
    priceFlagged: row.price_flagged,
  };
}
