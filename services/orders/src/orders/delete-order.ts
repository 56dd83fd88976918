import type { Database } from '@dahab/chassis/database/connect.ts';
import { NotFound } from '@dahab/chassis/errors.ts';
import { emit } from '@dahab/chassis/messaging/emit.ts';
import { orderDeleted } from '../../contract/events.ts';
import { updateToDeleted } from './store.ts';

/** Voids a sale, once: its tombstone stays, and the others give back what it took. */
export async function deleteOrder(
  db: Database,
  id: number,
  by: { at: Date; userId: number | null },
): Promise<void> {
  await db.transaction(async (trx) => {
    const order = await updateToDeleted(trx, id, by);
    if (!order) throw new NotFound('The order does not exist');
    await emit(trx, orderDeleted, {
      orderId: order.id,
      reference: order.reference,
      customerId: order.customer_id,
      total: order.total,
      deletedAt: by.at.toISOString(),
    });
  });
}
