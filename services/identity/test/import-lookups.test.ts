import { beforeEach, expect, test } from '@jest/globals';
import { neighbour } from '@dahab/testing/test-client.ts';
import { startIdentity } from './shop.ts';

const CUSTOMERS = 5_000;
const ROWS = 100;
/** Each customer who is found is read by two look-ups and once more, each from an index as well. */
const A_FEW = 8 * ROWS;

let jobs = 0;

const shop = await startIdentity();

beforeEach(() => shop.db('customers').delete());

/** All at once, as nobody has told PostgreSQL anything about the table yet. */
async function addCustomers(columns: { email?: string; phone?: string; name?: string }) {
  const { email = 'NULL', phone = 'NULL', name = "'x'" } = columns;
  await shop.db.raw(
    `INSERT INTO customers (first_name, last_name, email_key, phone_key, search_text, created_at)
     SELECT 'A', 'B', ${email}, ${phone}, ${name}, now() FROM generate_series(1, ${CUSTOMERS}) AS i`,
  );
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

function customersRead(node: PlanNode): number {
  const isScan = node['Node Type'].includes('Scan') && node['Node Type'] !== 'Function Scan';
  const touched = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
  const below = (node.Plans ?? []).map(customersRead).reduce((a, b) => a + b, 0);
  return below + (isScan ? touched * node['Actual Loops'] : 0);
}

/** How many customers the database goes through to find whom the rows, just written, are about. */
async function readFor(rows: readonly object[]): Promise<number> {
  const asked: { sql: string; bindings: readonly unknown[] }[] = [];
  const note = (query: { sql: string; bindings: readonly unknown[] }) => {
    if (query.sql.startsWith('SELECT * FROM customers')) asked.push(query);
  };
  shop.db.on('query', note);
  jobs += 1;
  const customers = rows.map((row, index) => ({ row: index + 1, ...row }));
  await shop.as(neighbour).put(`/internal/import-jobs/${jobs}/batches/1`, { customers });
  shop.db.removeListener('query', note);
  const [query, ...others] = asked;
  if (query === undefined || others.length > 0) throw new Error('One look-up was expected');
  const { rows: plans } = await shop.db.raw(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${query.sql.replaceAll('?', String.raw`\?`).replace(/\$\d+/g, '?')}`,
    [...query.bindings] as string[],
  );
  return customersRead(plans[0]['QUERY PLAN'][0].Plan);
}

const rowsOf = (row: (index: number) => object) => Array.from({ length: ROWS }, (_, i) => row(i));

test('rows with an e-mail and a phone are looked up one by one', async () => {
  await addCustomers({ email: "'c' || i || '@example.com'", phone: "'+2010' || (10000000 + i)" });
  const strangers = rowsOf((i) => ({
    email: `new${i}@example.com`,
    phone: `0111${2_000_000 + i}`,
  }));
  expect(await readFor(strangers)).toBeLessThan(A_FEW);
  const known = rowsOf((i) => ({ email: `c${i + 1}@example.com`, phone: `010${10_000_001 + i}` }));
  expect(await readFor(known)).toBeLessThan(A_FEW);
});

test('rows of nothing but a name are looked up one by one', async () => {
  await addCustomers({ name: "'a b ' || i" });
  expect(await readFor(rowsOf((i) => ({ firstName: 'a b', lastName: `${i}` })))).toBeLessThan(
    A_FEW,
  );
});

test('of the thousands who share a phone no more are read than there are rows', async () => {
  await addCustomers({ email: "'c' || i || '@example.com'", phone: "'+201001112223'" });
  const family = rowsOf((i) => ({ email: `new${i}@example.com`, phone: '01001112223' }));
  expect(await readFor(family)).toBeLessThan(A_FEW);
});
