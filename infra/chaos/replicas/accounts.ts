import { waitUntil } from '@dahab/backing/wait-until.ts';
import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import pg from 'pg';
import type { Fleet } from './fleet.ts';
import type { Load } from './load.ts';
import type { Held } from './promises.ts';

const SETTLED_MS = 60_000;

/** What the databases say afterwards: nothing waits, nothing is lost, nothing is there twice. */
export async function accountsAreRight(
  { databases }: Fleet,
  { sold }: Load,
  stock: { productId: number; pieces: number },
): Promise<Held[]> {
  const rows = async <Row extends object>(service: ServiceName, sql: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: databases.get(service) });
    await client.connect();
    return client
      .query<Row>(sql)
      .then((result) => result.rows)
      .finally(() => client.end());
  };
  const count = async (service: ServiceName, sql: string): Promise<number> =>
    Number((await rows<{ n: string }>(service, `SELECT count(*) AS n FROM ${sql}`))[0]?.n);
  const waiting = async (): Promise<number> => {
    const each = serviceNames.flatMap((service) => [
      count(service, 'outbox WHERE published_at IS NULL'),
      count(service, "inbox WHERE status <> 'done'"),
    ]);
    return (await Promise.all(each)).reduce((sum, one) => sum + one, 0);
  };

  const began = performance.now();
  const isSettled = await waitUntil(async () => (await waiting()) === 0, SETTLED_MS, 200);
  const settledMs = Math.round(performance.now() - began);
  const orders = await rows<{ key: string; id: string | number }>(
    'orders',
    `SELECT idempotency_key AS key, orders.id FROM sales JOIN orders USING (reference)`,
  );
  const known = new Map(orders.map(({ key, id }) => [key, Number(id)]));
  const wrong = [...sold].filter(([key, id]) => known.get(key) !== id);
  const [product] = await rows<{ quantity: number }>(
    'catalog',
    `SELECT quantity FROM products WHERE id = ${stock.productId}`,
  );
  const left = Number(product?.quantity);
  const untold = await countUntold(rows);
  return [
    { line: `events that wait: none after ${settledMs} ms`, isHeld: isSettled },
    {
      line: `sales with an answer: ${sold.size}, orders: ${orders.length}, not as answered: ${wrong.length}`,
      isHeld: wrong.length === 0 && known.size === orders.length,
    },
    {
      line: `stock: ${stock.pieces} pieces, ${left} left, ${orders.length} sold`,
      isHeld: left + orders.length === stock.pieces,
    },
    { line: `events told and not heard by each, or heard twice: ${untold}`, isHeld: untold === 0 },
  ];
}

/** Every event is once in the inbox of each service that it was told to. */
async function countUntold(
  rows: <Row extends object>(service: ServiceName, sql: string) => Promise<Row[]>,
): Promise<number> {
  const told: string[] = [];
  const heard: string[] = [];
  for (const service of serviceNames) {
    const outbox = await rows<{ id: string; hearer: string }>(
      service,
      'SELECT message_id AS id, unnest(heard_by) AS hearer FROM outbox',
    );
    told.push(...outbox.map(({ id, hearer }) => `${hearer} ${id}`));
    const inbox = await rows<{ id: string }>(service, 'SELECT message_id AS id FROM inbox');
    heard.push(...inbox.map(({ id }) => `${service} ${id}`));
  }
  const isHeard = new Set(heard);
  const twice = heard.length - isHeard.size;
  return twice + told.filter((one) => !isHeard.has(one)).length;
}
