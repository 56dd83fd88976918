import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { idField } from '@dahab/protocol/fields.ts';
import { limitField, offsetField } from '@dahab/protocol/page.ts';
import { z } from 'zod';
import { orderDetailsSchema, orderSchema, orderInputSchema } from './order.ts';
import { dayField, emptyAsNone } from './order-filters.ts';

const MOST_ORDERS = 500;
const LARGEST_OFFSET = 1_000_000_000;

/**
 * Makes a sale. With the header `Idempotency-Key` (1 to 200 visible characters) the same cart sent
 * again answers the same order. 409 `idempotency-key-reused`, `sale-in-progress` (try again in a
 * second), `sale-expired`, `order-deleted`, and catalog's `insufficient-stock` and
 * `product-not-available`, whose issues `items.N` tell which items cannot be sold and why (a product
 * that stands in several: its first). A refused sale frees its key, so a corrected cart may use it again.
 */
export const createOrder = defineEndpoint({
  method: 'POST',
  path: '/api/orders',
  access: 'admin',
  summary: 'Makes a sale',
  body: orderInputSchema,
  response: orderSchema,
  status: 201,
  requestHeaders: {
    'Idempotency-Key': 'The same key and cart again answer the same order; 1 to 200 characters',
  },
  refusals: { 409: 'Stock, product or key do not allow it; the issues name the items' },
});

export const listOrders = defineEndpoint({
  method: 'GET',
  path: '/api/orders',
  access: 'admin',
  summary: 'Orders, newest first; the dates are whole days in Cairo, both included',
  query: z.object({
    offset: offsetField(LARGEST_OFFSET).default(0),
    limit: limitField(MOST_ORDERS).default(10),
    startDate: dayField,
    endDate: dayField,
    /** Only this customer's. */
    customerId: emptyAsNone(idField),
  }),
  response: z.object({
    orders: z.array(orderSchema),
    total: z.number().int(),
    hasMore: z.boolean(),
  }),
});

export const listTodaysOrders = defineEndpoint({
  method: 'GET',
  path: '/api/orders/today',
  access: 'admin',
  summary: "Today's orders in Cairo; total and totalSales cover all of them",
  query: z.object({ limit: limitField(MOST_ORDERS).default(10) }),
  response: z.object({
    orders: z.array(orderSchema),
    total: z.number().int(),
    /** EGP. */
    totalSales: z.number(),
  }),
});

/** An order; of a deleted one, what it was and when it was voided. 404 when there never was one. */
export const getOrder = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id',
  access: 'admin',
  summary: 'One order, also a deleted one',
  params: z.object({ id: idField }),
  response: orderDetailsSchema,
});

/** 404 when there is none or it was deleted before. */
export const deleteOrder = defineEndpoint({
  method: 'DELETE',
  path: '/api/orders/:id',
  access: 'admin',
  summary: 'Voids a sale: stock and customer totals go back',
  params: z.object({ id: idField }),
  status: 204,
});

/** Orders that were not deleted: all, and those of the current month in Cairo. */
export const getOrderStats = defineEndpoint({
  method: 'GET',
  path: '/internal/order-stats',
  access: 'service',
  summary: 'How many orders there are',
  response: z.object({ totalOrders: z.number().int(), monthOrders: z.number().int() }),
});
