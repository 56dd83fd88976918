import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';
import { ownServer } from './own-server.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { holdsDatabase, postgresFolder } from './postgres-folder.ts';
import { initDatabase } from './postgres-init.ts';
import { launchPostgres } from './postgres-launch.ts';
import { serverArguments } from './postgres-settings.ts';
import { throughSocket } from './postgres-socket.ts';
import type { PostgresPurpose } from './postgres-settings.ts';
import { explainTrouble } from './postgres-troubles.ts';
import { clearPostmaster } from './postmaster.ts';
import { commandAs, runAsFor } from './run-as.ts';
import { CannotStart } from './server.ts';
import type { Server } from './server.ts';

export interface PostgresOptions extends PostgresPurpose {
  /** Made when absent. Everything lasting is in it. */
  readonly folder: string;
  /** A free one when absent. */
  readonly port?: number;
  readonly binaries: PostgresBinaries;
  /** Told when the server ends without having been asked to. */
  readonly onDeath?: (sentence: string) => void;
}

export interface PostgresServer extends Server {
  /** `url` by way of the server's socket: the work of a round trip is less. `url` where there is none. */
  readonly nearUrl: string;
}

/**
 * Runs PostgreSQL on a folder of ours, loopback only; `url` is the superuser's, to be used for
 * making databases (`ensureDatabase`). A server that another process of ours left behind on the
 * folder is ended first. Rejects with `CannotStart`.
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const { binaries, onDeath } = options;
  const folder = postgresFolder(options.folder);
  const isFull = holdsDatabase(folder, binaries.major);
  makeFolder(folder.root);
  if (isFull) await clearPostmaster(folder.data);
  const runAs = runAsFor(isFull ? folder.data : folder.root, [binaries.folder]);
  if (!isFull) await initDatabase(folder, binaries, runAs, options);

  const port = options.port ?? (await findFreePort());
  const args = serverArguments(folder.data, port, binaries.major, options);
  const command = commandAs(runAs, join(binaries.folder, 'postgres'), args);
  const launch = () => launchPostgres({ folder, port, command });
  const password = readFileSync(folder.passwordFile, 'utf8').trim();
  const about = {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    how: binaries.how,
    about: `PostgreSQL ${binaries.major}, ${binaries.how}`,
  };
  const server = ownServer(about, await launch(), launch, {
    onDeath() {
      const log = readFileSync(folder.log, 'utf8');
      onDeath?.(explainTrouble(log, { folder: folder.root, port, event: 'ended' }));
    },
  });
  return { ...server, nearUrl: throughSocket(about.url, folder.data) };
}

function makeFolder(root: string): void {
  try {
    // Open for passing through: the server runs as another user when we are root.
    if (mkdirSync(root, { recursive: true })) chmodSync(root, 0o711);
  } catch (error) {
    throw new CannotStart(`The folder ${root} cannot be made: ${(error as Error).message}.`);
  }
}
