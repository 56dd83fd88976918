import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { job, workOn } from './work.ts';

const root = new URL('../../../', import.meta.url);
const PRODUCTS = 60;

/** Everything that a sale writes and reads before it is answered, as one transaction of one database. */
const connectionString = await makeDatabase(job.url);
const clients = await Promise.all(
  Array.from({ length: job.connections }, async () => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    return client;
  }),
);
let sold = 0;
await workOn(async (connection) => {
  const client = clients[connection];
  if (!client) throw new Error('Each till has a connection');
  await sell(client, 1 + (sold++ % PRODUCTS));
});
await Promise.all(clients.map((client) => client.end()));

async function sell(client: pg.Client, productId: number): Promise<void> {
  const reference = randomUUID();
  const now = new Date();
  await client.query('BEGIN');
  await client.query(
    `INSERT INTO orders.sales (reference, payload_hash, lease_until, created_at)
     VALUES ($1, $2, $3, $3) ON CONFLICT (idempotency_key) DO NOTHING RETURNING *`,
    [reference, 'a'.repeat(64), now],
  );
  await client.query('SELECT * FROM settings.gold_price WHERE id = 1');
  await client.query('SELECT * FROM settings.customers WHERE id = 1');
  await reserve(client, reference, productId, now);
  await client.query(
    `UPDATE orders.sales SET state = 'done' WHERE reference = $1 AND state = 'open'`,
    [reference],
  );
  await record(client, reference, productId, now);
  await client.query('COMMIT');
}

async function reserve(
  client: pg.Client,
  reference: string,
  productId: number,
  now: Date,
): Promise<void> {
  await client.query(
    `INSERT INTO catalog.reservations (reference, status, pieces, held_at)
     VALUES ($1, 'held', '[]', $2) ON CONFLICT (reference) DO NOTHING RETURNING reference`,
    [reference, now],
  );
  await client.query('SELECT * FROM catalog.products WHERE id IN ($1) ORDER BY id FOR UPDATE', [
    productId,
  ]);
  await client.query(
    `UPDATE catalog.products SET quantity = products.quantity - wanted.quantity
     FROM unnest($1::int[], $2::int[]) AS wanted (id, quantity)
     WHERE products.id = wanted.id AND products.quantity >= wanted.quantity
       AND NOT products.is_archived RETURNING products.id`,
    [[productId], [1]],
  );
  await client.query(
    `INSERT INTO catalog.reservation_lines (reference, product_id, quantity) VALUES ($1, $2, 1)`,
    [reference, productId],
  );
  await client.query('UPDATE catalog.reservations SET pieces = $2 WHERE reference = $1', [
    reference,
    JSON.stringify([{ productId, quantity: 1, nameAr: 'خاتم', name: 'Ring', karat: 21 }]),
  ]);
}

async function record(
  client: pg.Client,
  reference: string,
  productId: number,
  now: Date,
): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO orders.orders (reference, customer_id, customer, item_count, subtotal, discount,
       total, base_price_21k, price_flagged, created_at, created_by)
     VALUES ($1, 1, $2, 1, 20000, 0, 20000, 4000, false, $3, 1) RETURNING *`,
    [reference, JSON.stringify({ id: 1, firstName: 'منى', lastName: 'حسن' }), now],
  );
  const orderId = rows[0]?.id;
  await client.query(
    `INSERT INTO orders.order_lines (order_id, position, product_id, quantity, price,
       computed_price, price_flagged, name_ar, name, image, weight, karat, margin_per_gram)
     VALUES ($1, 0, $2, 1, 20000, 20000, false, 'خاتم', 'Ring', null, 4.5, 21, 150)`,
    [orderId, productId],
  );
  await client.query(
    `INSERT INTO orders.outbox (message_id, name, version, payload, heard_by, request_id)
     VALUES ($1, 'orders.order-placed', 1, $2, $3, 'bench')`,
    [randomUUID(), JSON.stringify({ orderId, reference, total: 20_000 }), ['catalog']],
  );
}

/** The tables of catalog and orders, as their own migrations make them, in one database. */
async function makeDatabase(adminUrl: string): Promise<string> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  await run(adminUrl, [`CREATE DATABASE ${name}`]);
  const address = new URL(adminUrl);
  address.pathname = `/${name}`;
  const made = ['catalog', 'orders'].map((service) => {
    const files = [
      ...sqlOf('infra/chassis/migrations/'),
      ...sqlOf(`services/${service}/migrations/`),
    ];
    return `CREATE SCHEMA ${service}; SET search_path TO ${service}, public; ${files.join('\n')}`;
  });
  await run(address.href, [
    'CREATE EXTENSION IF NOT EXISTS pg_trgm',
    ...made,
    `INSERT INTO catalog.products (name_ar, name, description_ar, images, weight, karat,
       crafting_cost, quantity, is_archived, tags)
     SELECT 'خاتم', 'Ring', repeat('وصف ', 60), '{/media/a,/media/b}', 4.5, 21, 350, 1000000, false,
       '{خواتم}' FROM generate_series(1, ${PRODUCTS})`,
    `CREATE SCHEMA settings;
     CREATE TABLE settings.gold_price AS SELECT 1 AS id, 4000 AS base, 150 AS margin;
     CREATE TABLE settings.customers AS SELECT 1 AS id, 'منى' AS first_name, 'حسن' AS last_name`,
  ]);
  return address.href;
}

function sqlOf(folder: string): string[] {
  const path = new URL(folder, root);
  const files = readdirSync(path).filter((file) => file.endsWith('.sql'));
  return files.toSorted().map((file) => readFileSync(new URL(file, path), 'utf8'));
}

async function run(connectionString: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
