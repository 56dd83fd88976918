import type { Transaction } from '@dahab/chassis/database/connect.ts';
import { preparedAs } from '@dahab/chassis/database/prepared.ts';

export interface CustomerOrder {
  readonly orderId: number;
  readonly customerId: number;
  /** EGP. */
  readonly total: number;
}

/** Whether the order's deletion was heard before or not; a second time changes nothing. */
export async function insertPlaced(trx: Transaction, order: CustomerOrder): Promise<void> {
  await trx('customer_orders')
    .insert({ ...rowOf(order), is_placed: true, is_deleted: false })
    .onConflict('order_id')
    .merge({ is_placed: true })
    .options(preparedAs('insert-placed'));
}

/** Whether the order itself was heard of before or not; a second time changes nothing. */
export async function insertDeleted(trx: Transaction, order: CustomerOrder): Promise<void> {
  await trx('customer_orders')
    .insert({ ...rowOf(order), is_placed: false, is_deleted: true })
    .onConflict('order_id')
    .merge({ is_deleted: true });
}

function rowOf({ orderId, customerId, total }: CustomerOrder): Record<string, number> {
  return { order_id: orderId, customer_id: customerId, total };
}
