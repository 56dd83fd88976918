import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import type { DatabaseUrls } from '../config.ts';
import { connectTo } from './connect-to.ts';

/**
 * What stands as a table in each database from the beginning of a work on all six until its end there:
 * a work that was cut off is known by it.
 */
export type Mark = 'unfinished_restore' | 'unfinished_seeding';

export async function markDatabases(urls: DatabaseUrls, mark: Mark): Promise<void> {
  await onEach(urls, `CREATE TABLE IF NOT EXISTS public.${mark} (began_at timestamptz)`);
}

/** After a work that ended in order, whichever way it went. */
export async function unmarkDatabases(urls: DatabaseUrls, mark: Mark): Promise<void> {
  await onEach(urls, `DROP TABLE IF EXISTS public.${mark}`);
}

/** The services in whose databases a work was begun and not ended. */
export async function markedDatabases(urls: DatabaseUrls, mark: Mark): Promise<ServiceName[]> {
  const marked: ServiceName[] = [];
  for (const name of serviceNames) {
    const client = await connectTo(name, urls[name]);
    const { rows } = await client
      .query<{ there: boolean }>(`SELECT to_regclass('public.${mark}') IS NOT NULL AS there`)
      .finally(() => client.end());
    if (rows[0]?.there) marked.push(name);
  }
  return marked;
}

async function onEach(urls: DatabaseUrls, sql: string): Promise<void> {
  for (const name of serviceNames) {
    const client = await connectTo(name, urls[name]);
    await client.query(sql).finally(() => client.end());
  }
}
