import type { Missing, Server } from '@dahab/backing/server.ts';
import { embeddedBinaries } from '@dahab/backing/postgres-binaries.ts';
import { startPostgres } from '@dahab/backing/postgres-embedded.ts';
import type { Kind } from './words.ts';

export async function findServer(kind: Kind, folder: string): Promise<Server | Missing> {
  if (kind === 'postgres')
    return startPostgres({ folder, durable: false, binaries: embeddedBinaries() });
  return { missing: 'not found.' };
}
