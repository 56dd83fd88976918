import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@dahab/testing/eventually.ts';
import { expectNothingWaits } from '@dahab/testing/expect-nothing-waits.ts';
import { serviceNames } from '@dahab/protocol/event.ts';
import { expect } from '@jest/globals';
import { type OpenShop, SECRETS } from './open-shop.ts';

/** On a machine that does other things too; the promise itself is a minute. */
const HEALING_MS = 60_000;

/**
 * What is true of the shop whatever was done to it, by its databases, its log and what Telegram got.
 * Waits until nothing is under way; `I…` are the names of the quality page.
 */
export async function expectInvariants(
  shop: Pick<OpenShop, 'rows' | 'telegram' | 'dataDir'>,
): Promise<void> {
  await eventually(() => expectNothingWaits(shop.rows), { timeoutMs: HEALING_MS, everyMs: 100 });
  await expectOrdersOnce(shop);
  await expectStockBalances(shop);
  await expectLedgersAgree(shop);
  await expectToldOnce(shop);
  await expectHeardOnce(shop);
  expectNoSecret('the log', logOf(shop));
  expect(logOf(shop)).not.toContain('unhandled rejection');
}

/** No secret of the shop stands in `text` (I9). */
export function expectNoSecret(where: string, text: string): void {
  const shown = Object.values(SECRETS).filter((secret) => text.includes(secret));
  expect({ where, shown }).toEqual({ where, shown: [] });
}

/** I1, I3: one order for each sale that came about; its amounts are the sum of its lines. */
async function expectOrdersOnce({ rows }: Pick<OpenShop, 'rows'>): Promise<void> {
  const unpaired = await rows(
    'orders',
    `SELECT sales.reference FROM sales LEFT JOIN orders USING (reference)
     WHERE (sales.state = 'done') <> (orders.id IS NOT NULL)`,
  );
  expect(unpaired).toEqual([]);
  const wrongSums = await rows(
    'orders',
    `SELECT id FROM orders JOIN order_lines ON order_id = id GROUP BY id
     HAVING sum(quantity) <> item_count
        OR floor(sum(quantity * price) / 10 + 0.5) * 10 <> subtotal
        OR subtotal - discount <> total`,
  );
  expect(wrongSums).toEqual([]);
}

/** I2: what catalog gave away is what stands in live orders, line by line. */
async function expectStockBalances({ rows }: Pick<OpenShop, 'rows'>): Promise<void> {
  expect(await rows('catalog', 'SELECT id FROM products WHERE quantity < 0')).toEqual([]);
  const lines = `string_agg(product_id || 'x' || quantity, ',' ORDER BY product_id)`;
  const sold = await rows(
    'orders',
    `SELECT reference, CASE WHEN deleted_at IS NULL THEN 'sold' ELSE 'returned' END AS status,
            ${lines} AS lines
     FROM orders JOIN order_lines ON order_id = id GROUP BY reference, deleted_at ORDER BY reference`,
  );
  const given = await rows(
    'catalog',
    `SELECT reference, status, ${lines} AS lines
     FROM reservations JOIN reservation_lines USING (reference)
     WHERE status <> 'released' GROUP BY reference, status ORDER BY reference`,
  );
  expect(given).toEqual(sold);
}

/** I4: each customer's ledger has his live orders, with their totals, and nothing else. */
async function expectLedgersAgree({ rows }: Pick<OpenShop, 'rows'>): Promise<void> {
  const bought = await rows(
    'orders',
    `SELECT id AS order_id, customer_id, total::text FROM orders
     WHERE customer_id IS NOT NULL AND deleted_at IS NULL ORDER BY id`,
  );
  const noted = await rows(
    'identity',
    `SELECT order_id, customer_id, total::text FROM customer_orders WHERE is_live ORDER BY order_id`,
  );
  expect(noted).toEqual(bought);
}

/** I5: one row for each order, one message for each row that says sent, never two. */
async function expectToldOnce({
  rows,
  telegram,
}: Pick<OpenShop, 'rows' | 'telegram'>): Promise<void> {
  const orders = await rows('orders', 'SELECT id FROM orders ORDER BY id');
  const told = await rows(
    'notifier',
    "SELECT order_id AS id FROM deliveries WHERE kind = 'order' ORDER BY order_id",
  );
  expect(told).toEqual(orders);
  const sent = await rows<{ message_id: string }>(
    'notifier',
    "SELECT message_id FROM deliveries WHERE status = 'sent' AND kind = 'order'",
  );
  const ids = sent.map((row) => Number(row.message_id));
  expect(new Set(ids).size).toBe(ids.length);
  const arrived = new Set(telegram.messages.map((message) => message.id));
  expect(ids.filter((id) => !arrived.has(id))).toEqual([]);
}

/** I6, I7, I9: what was published is in the inbox of each hearer, and no secret is in it. */
async function expectHeardOnce({ rows }: Pick<OpenShop, 'rows'>): Promise<void> {
  const promised: string[] = [];
  const heard: string[] = [];
  for (const service of serviceNames) {
    const told = await rows<{ message_id: string; hearer: string }>(
      service,
      'SELECT message_id, unnest(heard_by) AS hearer FROM outbox',
    );
    promised.push(...told.map(({ message_id, hearer }) => `${hearer} ${message_id}`));
    const inbox = await rows<{ message_id: string }>(service, 'SELECT message_id FROM inbox');
    heard.push(...inbox.map(({ message_id }) => `${service} ${message_id}`));
    const texts = await rows<{ text: string | null }>(
      service,
      'SELECT payload::text AS text FROM outbox UNION SELECT payload::text FROM inbox',
    );
    expectNoSecret(`events of ${service}`, texts.map((row) => row.text).join('\n'));
  }
  expect(heard.toSorted()).toEqual(promised.toSorted());
}

function logOf({ dataDir }: Pick<OpenShop, 'dataDir'>): string {
  const folder = join(dataDir, 'logs');
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
