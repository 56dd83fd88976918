import { type Consumer, on } from '@dahab/chassis/messaging/consumer.ts';
import { emit } from '@dahab/chassis/messaging/emit.ts';
import { orderDeleted, orderPlaced } from '@dahab/orders/contract/events.ts';
import { customersChanged } from '../contract/events.ts';
import { ofDeletedOrder, ofPlacedOrder } from './activity/facts.ts';
import { record } from './activity/record.ts';
import { insertDeleted, insertPlaced } from './customers/orders-store.ts';

/**
 * Customers' totals follow their orders, a sale to nobody in particular counting for nobody; and it
 * is written down who sold and who deleted.
 */
export const orderConsumers: readonly Consumer[] = [
  on(orderPlaced, async (trx, order, message) => {
    const { orderId, customerId, total } = order;
    if (customerId !== null) {
      await insertPlaced(trx, { orderId, customerId, total });
      await emit(trx, customersChanged, {});
    }
    await record(trx, ofPlacedOrder(order), message);
  }),
  on(orderDeleted, async (trx, order, message) => {
    const { orderId, customerId, total } = order;
    if (customerId !== null) {
      await insertDeleted(trx, { orderId, customerId, total });
      await emit(trx, customersChanged, {});
    }
    await record(trx, ofDeletedOrder(order), message);
  }),
];
