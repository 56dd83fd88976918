import { Readable } from 'node:stream';
import { csvReply } from '@dahab/chassis/csv/csv-reply.ts';
import type { Database } from '@dahab/chassis/database/connect.ts';
import { NotFound } from '@dahab/chassis/errors.ts';
import { type Route, serve } from '@dahab/chassis/http/route.ts';
import {
  cairoDayOf,
  endOfCairoDay,
  lastCairoDays,
  startOfCairoDay,
  startOfCairoMonth,
} from '@dahab/protocol/cairo-day.ts';
import { listDailySales as dailySales } from '../../contract/daily-sales.ts';
import { getDaySummary } from '../../contract/day-summary.ts';
import * as contract from '../../contract/order-calls.ts';
import { exportOrders } from '../../contract/order-export.ts';
import { userIdOf } from '../seller.ts';
import { listDailySales } from './daily-sales.ts';
import { summarizeDay } from './day-summary.ts';
import { deleteOrder } from './delete-order.ts';
import { exportName, ordersFile } from './export-orders.ts';
import { findOrder, listOrders, type OrderFilter, type Period, sumOrders } from './store.ts';

const ALWAYS: Period = { from: null, until: null };

export function orderRoutes({ db, clock }: { db: Database; clock: () => Date }): Route[] {
  return [...listRoutes(db, clock), ...figureRoutes(db, clock), ...oneOrderRoutes(db, clock)];
}

function listRoutes(db: Database, clock: () => Date): Route[] {
  return [
    serve(contract.listTodaysOrders, async ({ query: { limit } }) => {
      const today = cairoDayOf(clock());
      const filter = everybodys(periodOf(today, today));
      const [orders, sums] = await Promise.all([
        listOrders(db, filter, { offset: 0, limit }),
        sumOrders(db, filter),
      ]);
      return { orders, total: sums.count, totalSales: sums.totalSales };
    }),
    serve(contract.listOrders, async ({ query }) => {
      const { offset, limit, startDate, endDate, customerId = null } = query;
      const filter = { ...periodOf(startDate, endDate), customerId };
      const [orders, { count: total }] = await Promise.all([
        listOrders(db, filter, { offset, limit }),
        sumOrders(db, filter),
      ]);
      return { orders, total, hasMore: offset + orders.length < total };
    }),
    serve(exportOrders, async ({ query: { startDate, endDate, language } }) => {
      const lines = ordersFile(db, periodOf(startDate, endDate), language);
      const file = Readable.from(lines, { objectMode: false });
      return csvReply(exportName(startDate, endDate), file);
    }),
  ];
}

function figureRoutes(db: Database, clock: () => Date): Route[] {
  return [
    serve(dailySales, async ({ query: { days } }) => ({
      days: await listDailySales(db, lastCairoDays(clock(), days)),
    })),
    serve(getDaySummary, ({ query: { day = cairoDayOf(clock()) } }) => summarizeDay(db, day)),
    serve(contract.getOrderStats, async () => {
      const month = { from: startOfCairoMonth(clock()), until: null };
      const [all, thisMonth] = await Promise.all([
        sumOrders(db, everybodys(ALWAYS)),
        sumOrders(db, everybodys(month)),
      ]);
      return { totalOrders: all.count, monthOrders: thisMonth.count };
    }),
  ];
}

function oneOrderRoutes(db: Database, clock: () => Date): Route[] {
  return [
    serve(contract.getOrder, async ({ params: { id } }) => {
      const order = await findOrder(db, id);
      if (!order) throw new NotFound('The order does not exist');
      return order;
    }),
    serve(contract.deleteOrder, async ({ params: { id }, caller }) => {
      await deleteOrder(db, id, { at: clock(), userId: userIdOf(caller) });
      return null;
    }),
  ];
}

function periodOf(startDate: string | undefined, endDate: string | undefined): Period {
  return {
    from: startDate === undefined ? null : startOfCairoDay(startDate),
    until: endDate === undefined ? null : endOfCairoDay(endDate),
  };
}

function everybodys(period: Period): OrderFilter {
  return { ...period, customerId: null };
}
