import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import { createOrder, deleteOrder, listOrders, listTodaysOrders } from './order.ts';

export const ordersEndpoints: readonly Endpoint[] = [
  createOrder,
  listOrders,
  listTodaysOrders,
  deleteOrder,
];
