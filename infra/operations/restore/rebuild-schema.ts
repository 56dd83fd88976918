import { readFile } from 'node:fs/promises';
import { listMigrations } from '@dahab/chassis/database/migrate.ts';
import { Trouble } from '@dahab/local/trouble.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import type pg from 'pg';
import { migrationFolders } from '@dahab/local/migration-folders.ts';

/** As the migration library makes them: what is filled in is what it reads at the next start. */
const bookkeeping = `
  CREATE TABLE migrations (
    id serial PRIMARY KEY, name varchar(255), batch integer, migration_time timestamptz
  );
  CREATE TABLE migrations_lock (index serial PRIMARY KEY, is_locked integer);`;

/** Throws a Trouble when the archive was made by a release with migrations that this one lacks. */
export async function checkMigrations(
  service: ServiceName,
  applied: readonly string[],
): Promise<void> {
  const known = await listMigrations(migrationFolders[service]);
  const unknown = applied.find((name) => !known.some((migration) => migration.name === name));
  if (unknown === undefined) return;
  throw new Trouble(
    `The archive was made by a newer release (${service} has ${unknown}). Restore it with that ` +
      'release or a later one.',
  );
}

/**
 * Empties the database and makes the tables as the archive's migrations made them, in the
 * transaction of `client`; later migrations run when the services start.
 */
export async function rebuildSchema(
  service: ServiceName,
  client: pg.Client,
  applied: readonly string[],
): Promise<void> {
  await client.query('DROP SCHEMA IF EXISTS public CASCADE; CREATE SCHEMA public');
  if (applied.length === 0) return;
  const known = await listMigrations(migrationFolders[service]);
  for (const name of applied) {
    const file = known.find((migration) => migration.name === name)?.file;
    if (!file) throw new Error(`There is no migration ${name}`);
    await client.query(await readFile(file, 'utf8'));
  }
  await client.query(bookkeeping);
  await truncateAll(client);
}

/** Some migrations bring rows along; the archive has them as they were. */
async function truncateAll(client: pg.Client): Promise<void> {
  await client.query(`DO $$ BEGIN
    EXECUTE (SELECT 'TRUNCATE ' || string_agg('public.' || quote_ident(relname), ', ')
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r');
  END $$`);
}
