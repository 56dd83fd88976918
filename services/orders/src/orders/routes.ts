import type { Database } from '@dahab/chassis/database/connect.ts';
import { type Route, serve } from '@dahab/chassis/http/route.ts';
import {
  cairoDayOf,
  endOfCairoDay,
  startOfCairoDay,
  startOfCairoMonth,
} from '../../contract/cairo-day.ts';
import * as contract from '../../contract/order.ts';
import { userIdOf } from '../user-id.ts';
import { deleteOrder } from './delete-order.ts';
import { listOrders, type Period, sumOrders } from './store.ts';

const ALWAYS: Period = { from: null, until: null };

export function orderRoutes({ db, clock }: { db: Database; clock: () => Date }): Route[] {
  return [
    serve(contract.listTodaysOrders, async ({ query: { limit } }) => {
      const today = cairoDayOf(clock());
      const period = { from: startOfCairoDay(today), until: endOfCairoDay(today) };
      const [orders, sums] = await Promise.all([
        listOrders(db, period, { offset: 0, limit }),
        sumOrders(db, period),
      ]);
      return { orders, total: sums.count, totalSales: sums.totalSales };
    }),
    serve(contract.listOrders, async ({ query: { offset, limit, startDate, endDate } }) => {
      const period = {
        from: startDate === undefined ? null : startOfCairoDay(startDate),
        until: endDate === undefined ? null : endOfCairoDay(endDate),
      };
      const [orders, { count: total }] = await Promise.all([
        listOrders(db, period, { offset, limit }),
        sumOrders(db, period),
      ]);
      return { orders, total, hasMore: offset + orders.length < total };
    }),
    serve(contract.deleteOrder, async ({ params: { id }, caller }) => {
      await deleteOrder(db, id, { at: clock(), userId: userIdOf(caller) });
      return null;
    }),
    serve(contract.getOrderStats, async () => {
      const month = { from: startOfCairoMonth(clock()), until: null };
      const [all, thisMonth] = await Promise.all([sumOrders(db, ALWAYS), sumOrders(db, month)]);
      return { totalOrders: all.count, monthOrders: thisMonth.count };
    }),
  ];
}
