import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedBinaries } from '@dahab/backing/postgres-binaries.ts';
import { startPostgres } from '@dahab/backing/postgres-embedded.ts';
import type { Stage } from './stage.ts';

export interface Database {
  /** The superuser's. */
  readonly url: string;
  readonly pid: number;
}

/** The PostgreSQL that `npm start` brings along, with its settings: a commit is on the disk. */
export async function startDatabase(stage: Stage): Promise<Database> {
  const folder = join(stage.folder, 'postgres');
  const server = await startPostgres({ folder, durable: true, binaries: embeddedBinaries() });
  stage.atEnd(() => server.stop());
  const [pid] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
  return { url: server.nearUrl, pid: Number(pid) };
}
