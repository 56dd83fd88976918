import type { DaySales } from '@dahab/orders/contract/daily-sales.ts';
import type { DaySummary } from '@dahab/orders/contract/day-summary.ts';
import type { Order, OrderDetails, OrderInput } from '@dahab/orders/contract/order.ts';
import { api } from './base.ts';

export interface OrdersPage {
  orders: Order[];
  total: number;
  hasMore: boolean;
}

export interface OrderList {
  offset: number;
  limit: number;
  /** Whole days in Cairo, `YYYY-MM-DD`, both included. */
  startDate?: string | undefined;
  endDate?: string | undefined;
  customerId?: number | undefined;
}

export interface TodaysOrders {
  orders: Order[];
  total: number;
  /** EGP, of all of today's orders. */
  totalSales: number;
}

export interface Sale {
  body: OrderInput;
  /** The same key again answers the same order, once. */
  idempotencyKey: string;
}

const PLACE_TIMEOUT_MS = 20_000;

/** What a sale, or its end, changes elsewhere. */
const TOUCHED = ['Order', 'Dashboard', 'Customer', 'Product', 'TelegramMessage'] as const;

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<OrdersPage, OrderList>({
      query: (params) => ({ url: '/orders', params }),
      providesTags: ['Order'],
    }),
    listTodaysOrders: build.query<TodaysOrders, { limit: number }>({
      query: (params) => ({ url: '/orders/today', params }),
      providesTags: ['Order'],
    }),
    getOrder: build.query<OrderDetails, number>({
      query: (id) => `/orders/${id}`,
      providesTags: ['Order'],
    }),
    listDailySales: build.query<DaySales[], { days: number }>({
      query: (params) => ({ url: '/orders/daily-sales', params }),
      transformResponse: ({ days }: { days: DaySales[] }) => days,
      providesTags: ['Order'],
    }),
    /** Of a day in Cairo, `YYYY-MM-DD`. */
    getDaySummary: build.query<DaySummary, string>({
      query: (day) => ({ url: '/orders/day-summary', params: { day } }),
      providesTags: ['Order'],
    }),
    placeOrder: build.mutation<Order, Sale>({
      query: ({ body, idempotencyKey }) => ({
        url: '/orders',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
        // No answer is no answer: sent again it is the same sale.
        timeout: PLACE_TIMEOUT_MS,
      }),
      invalidatesTags: TOUCHED,
      // The receipt of what was just sold is asked for next: it is known already.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const placed = await queryFulfilled.catch(() => null);
        if (placed) void dispatch(knowOrder({ ...placed.data, deletedAt: null }));
      },
    }),
    deleteOrder: build.mutation<null, number>({
      query: (id) => ({ url: `/orders/${id}`, method: 'DELETE' }),
      invalidatesTags: TOUCHED,
    }),
  }),
});

export const {
  useListOrdersQuery,
  useListTodaysOrdersQuery,
  useGetOrderQuery,
  useListDailySalesQuery,
  useGetDaySummaryQuery,
  usePlaceOrderMutation,
  useDeleteOrderMutation,
} = ordersApi;

function knowOrder(order: OrderDetails) {
  return ordersApi.util.upsertQueryData('getOrder', order.id, order);
}

/** A CSV of the orders of these days, with headers in this language. */
export function ordersExportUrl(
  range: { startDate: string; endDate: string },
  language: string,
): string {
  return `/api/orders/export?${new URLSearchParams({ ...range, language }).toString()}`;
}
