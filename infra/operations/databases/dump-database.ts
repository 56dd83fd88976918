import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ServiceName } from '@dahab/protocol/event.ts';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import type { DatabaseContents, TableContents } from '../archive/manifest.ts';
import type { ArchiveWriter } from '../archive/write-archive.ts';
import { appliedMigrations, listSequences, listTables, type Table } from './tables.ts';

/** All that is held of a table at a time. */
const PIECE_BYTES = 4 * 1024 * 1024;

/** Writes what `reader`'s snapshot sees into the archive, table by table. */
export async function dumpDatabase(
  service: ServiceName,
  reader: pg.Client,
  archive: ArchiveWriter,
): Promise<DatabaseContents> {
  const { rows } = await reader.query<{ server: string }>(
    `SELECT current_setting('server_version') AS server`,
  );
  const migrations = await appliedMigrations(reader);
  const tables: TableContents[] = [];
  for (const table of await listTables(reader)) {
    tables.push(await dumpTable(service, table, reader, archive));
  }
  const sequences = await listSequences(reader);
  return { server: rows[0]?.server ?? 'unknown', migrations, tables, sequences };
}

async function dumpTable(
  service: ServiceName,
  { name, columns }: Table,
  reader: pg.Client,
  archive: ArchiveWriter,
): Promise<TableContents> {
  const pieces: string[] = [];
  const copy = reader.query(to(`COPY ${tableAndColumns(name, columns)} TO STDOUT`));
  const gzip = createGzip({ level: 6 });
  const out = new PassThrough();
  const copied = pipeline(copy, gzip, out);
  copied.catch(() => undefined);
  for await (const piece of inPieces(out)) {
    const member = `databases/${service}/${name}/${String(pieces.length).padStart(6, '0')}.gz`;
    await archive.addBytes(member, piece);
    pieces.push(member);
  }
  await copied;
  return { name, columns: [...columns], rows: copy.rowCount, pieces };
}

async function* inPieces(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(chunks);
}

/** `public."table" ("one", "two")`, for COPY. */
export function tableAndColumns(name: string, columns: readonly string[]): string {
  const quoted = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  return `public.${pg.escapeIdentifier(name)} (${quoted})`;
}
