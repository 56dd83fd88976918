import { listMigrations } from '@dahab/chassis/database/migrate.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import { migrationFolders } from '@dahab/local/migration-folders.ts';
import { connectTo } from './connect-to.ts';
import { appliedMigrations } from './tables.ts';

/** The migrations of this release that the database lacks, in order. Changes nothing. */
export async function pendingMigrations(service: ServiceName, url: string): Promise<string[]> {
  const client = await connectTo(service, url);
  const applied = new Set(await appliedMigrations(client).finally(() => client.end()));
  const known = await listMigrations(migrationFolders[service]);
  return known.map(({ name }) => name).filter((name) => !applied.has(name));
}
