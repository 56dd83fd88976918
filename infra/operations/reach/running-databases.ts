import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresFolder } from '@dahab/backing/postgres-folder.ts';
import { databasePasswordOf, type Secrets } from '@dahab/local/secrets.ts';
import { serviceNames } from '@dahab/protocol/event.ts';
import type { DatabaseUrls } from '../config.ts';

/** The line of postmaster.pid that holds the port. */
const PORT_LINE = 3;

/** The databases of a shop that another process runs on the folder, as its own services see them. */
export function runningDatabases(
  dataDir: string,
  secrets: Secrets,
  serverUrl: string | undefined,
): DatabaseUrls {
  const server = new URL(serverUrl ?? `postgres://127.0.0.1:${portOf(dataDir)}`);
  const urls = serviceNames.map((name) => {
    const url = new URL(server);
    url.username = `dahab_${name}`;
    url.password = databasePasswordOf(secrets, name);
    url.pathname = `/dahab_${name}`;
    return [name, url.href];
  });
  return Object.fromEntries(urls) as DatabaseUrls;
}

function portOf(dataDir: string): number {
  const { data } = postgresFolder(join(dataDir, 'postgres'));
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE]);
}
