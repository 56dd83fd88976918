import { type Consumer, on } from '@dahab/chassis/messaging/consumer.ts';
import { orderDeleted, orderPlaced } from '@dahab/orders/contract/events.ts';
import { insertDeleted, insertPlaced } from './orders-store.ts';

/** Customers' totals follow their orders; a sale to nobody in particular counts for nobody. */
export const customerConsumers: readonly Consumer[] = [
  on(orderPlaced, async (trx, { orderId, customerId, total }) => {
    if (customerId !== null) await insertPlaced(trx, { orderId, customerId, total });
  }),
  on(orderDeleted, async (trx, { orderId, customerId, total }) => {
    if (customerId !== null) await insertDeleted(trx, { orderId, customerId, total });
  }),
];
