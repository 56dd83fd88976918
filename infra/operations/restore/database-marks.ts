import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import type { DatabaseUrls } from '../config.ts';
import { connectTo } from '../databases/connect-to.ts';

/** Stands in a database from the beginning of a restore until its new contents are committed. */
const MARK = 'unfinished_restore';

export async function markDatabases(urls: DatabaseUrls): Promise<void> {
  await onEach(urls, `CREATE TABLE IF NOT EXISTS public.${MARK} (began_at timestamptz)`);
}

/** After a restore that ended in order, whichever way it went. */
export async function unmarkDatabases(urls: DatabaseUrls): Promise<void> {
  await onEach(urls, `DROP TABLE IF EXISTS public.${MARK}`);
}

/**
 * The services whose databases a restore was cut off before. All of them: nothing was changed yet.
 * Some: the others have the archive's contents, and the restore must be run again.
 */
export async function markedDatabases(urls: DatabaseUrls): Promise<ServiceName[]> {
  const marked: ServiceName[] = [];
  for (const name of serviceNames) {
    const client = await connectTo(name, urls[name]);
    const { rows } = await client
      .query<{ there: boolean }>(`SELECT to_regclass('public.${MARK}') IS NOT NULL AS there`)
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
