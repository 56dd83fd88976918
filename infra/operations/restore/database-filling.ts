import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Trouble } from '@dahab/local/trouble.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import type { DatabaseContents, TableContents } from '../archive/manifest.ts';
import { tableAndColumns } from '../databases/dump-database.ts';
import { rebuildSchema } from './rebuild-schema.ts';

/** A database that is being filled in one transaction; nobody sees anything of it before `commit`. */
export interface DatabaseFilling {
  readonly client: pg.Client;
  /** The pieces of all tables, in the order of the manifest. */
  addPiece(member: string, body: Readable): Promise<void>;
  /** After the last piece; checks that each table has the rows that the archive counted. */
  complete(): Promise<void>;
}

interface OpenTable {
  readonly table: TableContents;
  readonly bytes: PassThrough;
  readonly filled: Promise<void>;
}

export async function fillDatabase(
  service: ServiceName,
  client: pg.Client,
  contents: DatabaseContents,
): Promise<DatabaseFilling> {
  await client.query('BEGIN');
  await rebuildSchema(service, client, contents.migrations);
  let open: OpenTable | null = null;

  const close = async (): Promise<void> => {
    const closing = open;
    open = null;
    if (!closing) return;
    closing.bytes.end();
    await closing.filled;
  };
  const openTable = async (member: string): Promise<OpenTable> => {
    if (open?.table.pieces.includes(member)) return open;
    await close();
    const table = contents.tables.find(({ pieces }) => pieces.includes(member));
    if (!table) throw new Trouble(`${member} belongs to no table: the archive cannot be restored.`);
    const bytes = new PassThrough();
    const copy = client.query(
      from(`COPY ${tableAndColumns(table.name, table.columns)} FROM STDIN`),
    );
    const filled = pipeline(bytes, createGunzip(), copy);
    filled.catch(() => undefined);
    open = { table, bytes, filled };
    return open;
  };

  return {
    client,
    addPiece: async (member, body) => {
      const { bytes, filled } = await openTable(member);
      await Promise.race([filled, pipeline(body, bytes, { end: false })]);
    },
    complete: async () => {
      await close();
      await setSequences(client, contents);
      await countRows(service, client, contents);
    },
  };
}

async function setSequences(client: pg.Client, { sequences }: DatabaseContents): Promise<void> {
  for (const { table, column, last } of sequences) {
    await client.query('SELECT setval(pg_get_serial_sequence($1, $2), $3::bigint)', [
      `public.${pg.escapeIdentifier(table)}`,
      column,
      last,
    ]);
  }
}

async function countRows(
  service: ServiceName,
  client: pg.Client,
  { tables }: DatabaseContents,
): Promise<void> {
  for (const { name, rows } of tables) {
    const counted = await client.query<{ count: string }>(
      `SELECT count(*) FROM public.${pg.escapeIdentifier(name)}`,
    );
    const count = Number(counted.rows[0]?.count);
    if (count === rows) continue;
    throw new Trouble(
      `${name} of ${service} has ${count} rows and should have ${rows}: nothing was changed.`,
    );
  }
}
