import { join } from 'node:path';
import { ensureDatabase } from '@dahab/backing/ensure-database.ts';
import { embeddedBinaries } from '@dahab/backing/postgres-binaries.ts';
import { startPostgres } from '@dahab/backing/postgres-embedded.ts';
import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import type { LocalConfig } from './config.ts';
import type { Ending } from './ending.ts';
import { databasePasswordOf, type Secrets } from './secrets.ts';

/** One database with a role of its own for each service, on the given server or an embedded one. */
export async function openDatabases(
  config: LocalConfig,
  secrets: Secrets,
  ending: Ending,
  onDeath: (sentence: string) => void,
): Promise<Readonly<Record<ServiceName, string>>> {
  const adminUrl = config.DATABASE_URL ?? (await startEmbedded(config.DATA_DIR, ending, onDeath));
  const urls = await Promise.all(
    serviceNames.map(async (name) => [
      name,
      await ensureDatabase(adminUrl, `dahab_${name}`, databasePasswordOf(secrets, name)),
    ]),
  );
  return Object.fromEntries(urls) as Record<ServiceName, string>;
}

async function startEmbedded(
  dataDir: string,
  ending: Ending,
  onDeath: (sentence: string) => void,
): Promise<string> {
  const server = await startPostgres({
    folder: join(dataDir, 'postgres'),
    durable: true,
    binaries: embeddedBinaries(),
    onDeath,
  });
  ending.atEnd(() => server.stop());
  return server.nearUrl;
}
