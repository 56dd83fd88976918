import { serviceNames } from '@dahab/protocol/event.ts';
import type { OpenShop } from './open-shop.ts';

type Fingerprints = Record<string, string>;

/** Bookkeeping that moves by itself, and refused sales, which leave no trace but their row. */
const passedOver = ['outbox', 'inbox', 'sessions', 'sales', 'ounce_quotes'];

/** A fingerprint of each table of a shop: alike when nothing was changed. */
export async function stateReader({ rows }: OpenShop): Promise<() => Promise<Fingerprints>> {
  const queries = await Promise.all(
    serviceNames.map(async (service) => {
      const tables = await rows<{ name: string }>(
        service,
        `SELECT tablename AS name FROM pg_tables
         WHERE schemaname = 'public' AND tablename <> ALL ($1) AND tablename NOT LIKE 'migrations%'
         ORDER BY 1`,
        [passedOver],
      );
      const columns = tables.map(({ name }) => fingerprintOf(service, name));
      return { service, sql: `SELECT ${columns.join(', ')}` };
    }),
  );
  return async () => {
    const prints = await Promise.all(
      queries.map(async ({ service, sql }) => (await rows<Fingerprints>(service, sql))[0]),
    );
    return Object.assign({}, ...prints) as Fingerprints;
  };
}

function fingerprintOf(service: string, table: string): string {
  const rows = `coalesce(string_agg(t::text, '|' ORDER BY t::text), '')`;
  return `(SELECT md5(${rows}) FROM "${table}" t) AS "${service}.${table}"`;
}
