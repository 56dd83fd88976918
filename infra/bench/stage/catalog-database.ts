import type { Stage } from './stage.ts';

/** The database of the shop's catalog, by an account that may read it. */
export async function catalogDatabaseOf(stage: Stage): Promise<string> {
  const { url } = await stage.database();
  await stage.shop();
  const address = new URL(url);
  address.pathname = '/dahab_catalog';
  return address.href;
}
