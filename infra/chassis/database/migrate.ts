import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Knex } from 'knex';
import type { Database } from './connect.ts';

/** Any number will do, as long as every process of a service takes the same one. */
const LOCK = 727_901;

/** A server that takes the connection and says nothing is asked again later. */
const CONNECT_TIMEOUT_MS = 10_000;

const chassisMigrations = new URL('../migrations/', import.meta.url);

/** One SQL file, under the name that the `migrations` table notes it by. */
export interface Migration {
  readonly name: string;
  readonly file: URL;
}

/**
 * Brings a service's database up to date: the chassis' own SQL files first, then those of `folder`,
 * in order of their names, each in a transaction. Replicas that start together take turns.
 */
export async function migrate(database: Database, url: string, folder: URL): Promise<void> {
  const holder = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A connection that is lost while it waits must not end the process: the next query tells.
  holder.on('error', () => undefined);
  await holder.connect();
  try {
    await holder.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const config = {
      migrationSource: sqlFiles(folder),
      tableName: 'migrations',
      // A newer release may have gone further: the one before it starts beside it, and after it.
      disableMigrationsListValidation: true,
    };
    // A process killed while migrating leaves knex's own lock behind; ours tells that nobody is.
    await database.migrate.forceFreeMigrationsLock(config);
    await database.migrate.latest(config);
  } finally {
    await holder.end();
  }
}

/** All migrations of a service, in the order in which they are applied: the chassis' own first. */
export async function listMigrations(folder: URL): Promise<Migration[]> {
  return [...(await filesOf('chassis', chassisMigrations)), ...(await filesOf('service', folder))];
}

function sqlFiles(folder: URL): Knex.MigrationSource<Migration> {
  return {
    getMigrations: () => listMigrations(folder),
    getMigrationName: (migration) => migration.name,
    getMigration: async (migration) => {
      const sql = await readFile(migration.file, 'utf8');
      return {
        // Sent as it stands: knex.raw would take every `?` for a binding.
        up: (knex) => knex.raw(sql.replaceAll('?', '\\?')),
        down: () => Promise.reject(new Error('Migrations only go forward')),
      };
    },
  };
}

async function filesOf(owner: string, folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return names.map((name) => ({ name: `${owner}/${name}`, file: new URL(name, folder) }));
}
