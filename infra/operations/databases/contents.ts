import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import type { DatabaseUrls } from '../config.ts';
import { connectTo } from './connect-to.ts';

/** What a shop has once somebody has put something in; the first admin comes by itself. */
const telling: Partial<Record<ServiceName, readonly string[]>> = {
  catalog: ['products', 'collections', 'hero_widgets'],
  orders: ['orders', 'sales'],
  identity: ['customers'],
  pricing: ['gold_price_changes'],
};

/** The tables with something in them, as `service.table`; none for a shop that nobody has used. */
export async function filledTables(urls: DatabaseUrls): Promise<string[]> {
  const filled: string[] = [];
  for (const service of serviceNames) {
    const client = await connectTo(service, urls[service]);
    try {
      for (const table of telling[service] ?? []) {
        const there = await client.query<{ there: boolean }>(
          'SELECT to_regclass($1) IS NOT NULL AS there',
          [`public.${table}`],
        );
        if (!there.rows[0]?.there) continue;
        const { rows } = await client.query(`SELECT FROM public.${table} LIMIT 1`);
        if (rows.length > 0) filled.push(`${service}.${table}`);
      }
    } finally {
      await client.end();
    }
  }
  return filled;
}

/** How many others are connected to the databases right now: running services. */
export async function countOthers(urls: DatabaseUrls): Promise<number> {
  let count = 0;
  for (const service of serviceNames) {
    const client = await connectTo(service, urls[service]);
    const { rows } = await client
      .query<{ count: number }>(
        `SELECT count(*)::integer AS count FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()
           AND usename = current_user AND application_name <> 'dahab-operations'`,
      )
      .finally(() => client.end());
    count += rows[0]?.count ?? 0;
  }
  return count;
}
