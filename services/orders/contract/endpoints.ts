import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import { listDailySales } from './daily-sales.ts';
import { getDaySummary } from './day-summary.ts';
import {
  createOrder,
  deleteOrder,
  getOrder,
  getOrderStats,
  listOrders,
  listTodaysOrders,
} from './order-calls.ts';
import { exportOrders } from './order-export.ts';
import { closeUnsoldSale } from './sales.ts';

export const ordersEndpoints = [
  createOrder,
  listOrders,
  listTodaysOrders,
  listDailySales,
  getDaySummary,
  exportOrders,
  getOrder,
  deleteOrder,
] as readonly Endpoint[];

/** Orders' calls that only other services make. */
export const ordersInternalEndpoints = [getOrderStats, closeUnsoldSale] as readonly Endpoint[];
