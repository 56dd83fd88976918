import { waitUntil } from '@dahab/backing/wait-until.ts';
import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import { toldBy, workedOff } from '@dahab/testing/deliveries.ts';
import pg from 'pg';
import type { Fleet } from './fleet.ts';
import type { Load } from './load.ts';
import type { Held } from './promises.ts';

const SETTLED_MS = 60_000;

type Rows = <Row extends object>(service: ServiceName, sql: string) => Promise<Row[]>;

interface Stock {
  readonly productId: number;
  readonly pieces: number;
}

/** What the databases say afterwards: nothing waits, nothing is lost, nothing is there twice. */
export async function accountsAreRight(
  { databases }: Fleet,
  { sold }: Load,
  stock: Stock,
): Promise<Held[]> {
  const rows: Rows = async <Row extends object>(service: ServiceName, sql: string) => {
    const client = new pg.Client({ connectionString: databases.get(service) });
    await client.connect();
    return client
      .query<Row>(sql)
      .then((result) => result.rows)
      .finally(() => client.end());
  };
  const settled = await untilNothingWaits(rows);
  const { n, ...sales } = await salesAreAsAnswered(rows, sold);
  return [settled, sales, await stockIsRight(rows, stock, n), await everyEventWasHeard(rows)];
}

async function untilNothingWaits(rows: Rows): Promise<Held> {
  const waiting = async (): Promise<number> => {
    const each = serviceNames.map(async (service) => {
      const [row] = await rows<{ n: string }>(
        service,
        `SELECT (SELECT count(*) FROM outbox WHERE published_at IS NULL)
              + (SELECT count(*) FROM inbox WHERE status <> 'done') AS n`,
      );
      return Number(row?.n);
    });
    return (await Promise.all(each)).reduce((sum, one) => sum + one, 0);
  };
  const began = performance.now();
  const isHeld = await waitUntil(async () => (await waiting()) === 0, SETTLED_MS, 200);
  return {
    line: `events that wait: none after ${Math.round(performance.now() - began)} ms`,
    isHeld,
  };
}

/** Orders of sales by the key of the sale, held against what the till was answered. */
async function salesAreAsAnswered(rows: Rows, sold: Load['sold']): Promise<Held & { n: number }> {
  const orders = await rows<{ key: string; id: string | number }>(
    'orders',
    `SELECT idempotency_key AS key, orders.id FROM sales JOIN orders USING (reference)`,
  );
  const known = new Map(orders.map(({ key, id }) => [key, Number(id)]));
  const wrong = [...sold].filter(([key, id]) => known.get(key) !== id);
  return {
    line: `sales with an answer: ${sold.size}, orders: ${orders.length}, not as answered: ${wrong.length}`,
    isHeld: wrong.length === 0 && known.size === orders.length,
    n: orders.length,
  };
}

async function stockIsRight(rows: Rows, stock: Stock, sold: number): Promise<Held> {
  const [product] = await rows<{ quantity: number }>(
    'catalog',
    `SELECT quantity FROM products WHERE id = ${stock.productId}`,
  );
  const left = Number(product?.quantity);
  const line = `stock: ${stock.pieces} pieces, ${left} left, ${sold} sold`;
  return { line, isHeld: left + sold === stock.pieces };
}

/** An inbox has each event at most once; here each is to be there, and worked off. */
async function everyEventWasHeard(rows: Rows): Promise<Held> {
  const told = await toldBy(rows);
  const heard = await workedOff(rows);
  const missed = told.filter((delivery) => !heard.has(delivery)).length;
  const line = `events told: ${told.length}, not worked off by whom they were told to: ${missed}`;
  return { line, isHeld: missed === 0 };
}
