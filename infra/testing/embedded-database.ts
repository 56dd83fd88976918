import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresFolder } from '@dahab/backing/postgres-folder.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import pg from 'pg';

/** The line of postmaster.pid that holds the port. */
const PORT_LINE = 3;

/** A connection as superuser into one service's database of a shop that runs on `dataDir`. */
export async function connectEmbedded(dataDir: string, service: ServiceName): Promise<pg.Client> {
  const folder = postgresFolder(join(dataDir, 'postgres'));
  const password = readFileSync(folder.passwordFile, 'utf8').trim();
  const port = readFileSync(join(folder.data, 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE];
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'postgres',
    password,
    database: `dahab_${service}`,
  });
  // The server may be ended while we are connected: that is what these tests are about.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** A table that nobody else can write: who tries stands still until `release`. */
export interface HeldTable {
  /** How many stand still before it. */
  waiting(): Promise<number>;
  release(): Promise<void>;
}

export async function holdTable(
  dataDir: string,
  service: ServiceName,
  table: string,
): Promise<HeldTable> {
  const holder = await connectEmbedded(dataDir, service);
  const watcher = await connectEmbedded(dataDir, service);
  await holder.query('BEGIN');
  await holder.query(`LOCK TABLE ${holder.escapeIdentifier(table)} IN EXCLUSIVE MODE`);
  return {
    waiting: async () => {
      const { rows } = await watcher.query<{ count: number }>(
        `SELECT count(*)::integer AS count FROM pg_locks
         WHERE NOT granted AND relation = $1::regclass`,
        [table],
      );
      return rows[0]?.count ?? 0;
    },
    release: async () => {
      await holder.end();
      await watcher.end();
    },
  };
}
