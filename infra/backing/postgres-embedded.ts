import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, isPortTaken } from './free-port.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { holdsDatabase, postgresFolder } from './postgres-folder.ts';
import type { PostgresFolder } from './postgres-folder.ts';
import { initDatabase } from './postgres-init.ts';
import { serverArguments } from './postgres-settings.ts';
import type { PostgresPurpose } from './postgres-settings.ts';
import { explainTrouble } from './postgres-troubles.ts';
import { clearPostmaster, isPostmasterReady } from './postmaster.ts';
import { spawnGroup } from './process-group.ts';
import type { ProcessGroup } from './process-group.ts';
import { commandAs, runAsFor } from './run-as.ts';
import { CannotStart } from './server.ts';
import type { Server } from './server.ts';
import { waitUntil } from './wait-until.ts';

export interface PostgresOptions extends PostgresPurpose {
  /** Made when absent. Everything lasting is in it. */
  readonly folder: string;
  /** A free one when absent. */
  readonly port?: number;
  readonly binaries: PostgresBinaries;
  /** Told when the server ends without having been asked to. */
  readonly onDeath?: (sentence: string) => void;
}

/**
 * Runs PostgreSQL on a folder of ours, loopback only; `url` is the superuser's, to be used for
 * making databases (`ensureDatabase`). Rejects with `CannotStart`.
 */
export async function startPostgres(options: PostgresOptions): Promise<Server> {
  const { binaries } = options;
  const folder = postgresFolder(options.folder);
  const isFull = holdsDatabase(folder, binaries.major);
  makeFolder(folder.root);
  if (isFull) await clearPostmaster(folder.data);
  const runAs = runAsFor(isFull ? folder.data : folder.root, [binaries.folder]);
  if (!isFull) await initDatabase(folder, binaries, runAs, options);
  const port = options.port ?? (await findFreePort());
  const launch = async () => {
    const args = serverArguments(folder.data, port, binaries.major, options);
    const command = commandAs(runAs, join(binaries.folder, 'postgres'), args);
    return launchServer(folder, port, command);
  };
  return controlOf(await launch(), launch, options, port, folder);
}

function controlOf(
  first: ProcessGroup,
  launch: () => Promise<ProcessGroup>,
  { binaries, onDeath }: PostgresOptions,
  port: number,
  folder: PostgresFolder,
): Server {
  let server = first;
  let isWanted = true;
  const watch = () =>
    server.onExit(() => {
      if (isWanted) onDeath?.(explainTrouble(readFileSync(folder.log, 'utf8'), folder.root, port));
    });
  watch();
  const password = readFileSync(folder.passwordFile, 'utf8').trim();
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    how: binaries.how,
    about: `PostgreSQL ${binaries.major}, ${binaries.how}`,
    async stop() {
      isWanted = false;
      await server.end(30_000);
    },
    async kill() {
      isWanted = false;
      await server.kill();
    },
    async restart() {
      isWanted = false;
      await server.end();
      server = await launch();
      isWanted = true;
      watch();
    },
  };
}

/** Its processes outlive a killed server for a moment and hold the memory: then once more. */
async function launchServer(
  folder: PostgresFolder,
  port: number,
  start: ReturnType<typeof commandAs>,
): Promise<ProcessGroup> {
  if (await isPortTaken(port)) {
    throw new CannotStart(explainTrouble('Address already in use', folder.root, port));
  }
  let server = spawnServer(folder, start);
  let log = '';
  const isUp = await waitUntil(() => {
    if (isPostmasterReady(folder.data, server.pid)) return true;
    if (server.isAlive()) return false;
    log = server.spawnError()?.message ?? readFileSync(folder.log, 'utf8');
    if (!/pre-existing shared memory block|lock file .* already exists/.test(log)) return true;
    server = spawnServer(folder, start);
    return false;
  }, 90_000);
  if (isUp && server.isAlive()) return server;
  await server.end(5_000);
  throw new CannotStart(explainTrouble(log, folder.root, port));
}

function spawnServer(folder: PostgresFolder, start: ReturnType<typeof commandAs>): ProcessGroup {
  return spawnGroup(start.command, start.args, {
    logFile: folder.log,
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    cwd: folder.root,
    uid: start.uid,
    gid: start.gid,
    endSignal: 'SIGINT',
  });
}

function makeFolder(root: string): void {
  try {
    mkdirSync(root, { recursive: true });
    chmodSync(root, 0o711);
  } catch (error) {
    throw new CannotStart(`The folder ${root} cannot be made: ${(error as Error).message}.`);
  }
}
