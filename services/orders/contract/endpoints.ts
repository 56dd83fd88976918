import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import { createOrder, deleteOrder, getOrderStats, listOrders, listTodaysOrders } from './order.ts';
import { closeUnsoldSale } from './sales.ts';

export const ordersEndpoints: readonly Endpoint[] = [
  createOrder,
  listOrders,
  listTodaysOrders,
  deleteOrder,
];

/** Orders' calls that only other services make. */
export const ordersInternalEndpoints = [getOrderStats, closeUnsoldSale] as readonly Endpoint[];
