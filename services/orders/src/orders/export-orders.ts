import { CSV_MARK, csvLine } from '@dahab/chassis/csv/csv-line.ts';
import type { Connection } from '@dahab/chassis/database/connect.ts';
import { cairoDayOf } from '@dahab/protocol/cairo-day.ts';
import type { Order, OrderItem } from '../../contract/order.ts';
import { type PaymentMethod, paymentMethods, type TradeIn } from '../../contract/settlement.ts';
import type { ExportLanguage } from '../../contract/order-export.ts';
import { exportHeaders } from './export-headers.ts';
import { listOrdersAfter, type Period, type Place } from './store.ts';

const PAGE = 500;

const cairoTimes = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Cairo',
  hour: '2-digit',
  minute: '2-digit',
});

/** The orders of a period as CSV, read page by page while it is being sent. */
export async function* ordersFile(
  connection: Connection,
  period: Period,
  language: ExportLanguage,
): AsyncGenerator<string, void, undefined> {
  yield `${CSV_MARK}${csvLine(exportHeaders[language])}`;
  for (let after: Place | null = null; ;) {
    const orders: Order[] = await listOrdersAfter(connection, period, { after, limit: PAGE });
    yield orders.flatMap(linesOf).join('');
    after = orders.at(-1) ?? null;
    if (orders.length < PAGE) return;
  }
}

/** `orders-2026-11-01-2026-11-21.csv`. */
export function exportName(startDate: string | undefined, endDate: string | undefined): string {
  return `${['orders', startDate, endDate].filter(Boolean).join('-')}.csv`;
}

function linesOf(order: Order): string[] {
  return order.items.map((item, index) =>
    csvLine([...factsOf(order), ...itemCells(item), ...(index === 0 ? sumsOf(order) : NO_SUMS)]),
  );
}

function factsOf({ id, createdAt, customer }: Order): string[] {
  const moment = new Date(createdAt);
  return [
    String(id),
    cairoDayOf(moment),
    cairoTimes.format(moment),
    [customer?.firstName, customer?.lastName].filter(Boolean).join(' '),
    customer?.phone ?? '',
    customer?.email ?? '',
  ];
}

function itemCells(item: OrderItem): string[] {
  return [
    String(item.id),
    item.nameAr,
    item.name,
    String(item.karat),
    item.weight.toFixed(2),
    String(item.quantity),
    item.price.toFixed(2),
    (item.price * item.quantity).toFixed(2),
    item.computedPrice?.toFixed(2) ?? '',
  ];
}

function sumsOf(order: Order): string[] {
  const { subtotal, discount, total, tradeInTotal, due } = order;
  return [
    ...[subtotal, discount, total].map(inHundredths),
    order.tradeIns.map(tradeInText).join('; '),
    ...[tradeInTotal, due].map(inHundredths),
    ...paymentMethods.map((method) => paidBy(order, method)),
  ];
}

function tradeInText({ karat, weight, pricePerGram }: TradeIn): string {
  return `${karat}: ${inHundredths(weight)} × ${inHundredths(pricePerGram)}`;
}

function paidBy({ payments }: Order, method: PaymentMethod): string {
  const payment = payments.find((one) => one.method === method);
  return payment === undefined ? '' : inHundredths(payment.amount);
}

function inHundredths(amount: number): string {
  return amount.toFixed(2);
}

const NO_SUMS = Array.from({ length: 6 + paymentMethods.length }, () => '');
