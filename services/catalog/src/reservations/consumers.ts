import type { Consumer } from '@dahab/chassis/messaging/consumer.ts';
import { on } from '@dahab/chassis/messaging/consumer.ts';
import { orderDeleted, orderPlaced } from '@dahab/orders/contract/events.ts';
import { returnCart, sellCart } from './actions.ts';

export const reservationConsumers: readonly Consumer[] = [
  on(orderPlaced, (trx, order) => sellCart(trx, order.reference)),
  on(orderDeleted, (trx, order) => returnCart(trx, order.reference)),
];
