import { readFileSync } from 'node:fs';
import { isPortTaken } from './free-port.ts';
import type { PostgresFolder } from './postgres-folder.ts';
import { explainTrouble } from './postgres-troubles.ts';
import { endRemains, isPostmasterReady } from './postmaster.ts';
import { spawnGroup } from './process-group.ts';
import type { ProcessGroup } from './process-group.ts';
import type { commandAs } from './run-as.ts';
import { CannotStart } from './server.ts';
import { waitUntil } from './wait-until.ts';

export interface PostgresLaunch {
  readonly folder: PostgresFolder;
  readonly port: number;
  readonly command: ReturnType<typeof commandAs>;
}

/** Long enough for the recovery after a crash. */
const startMs = 120_000;

/** Resolves once it takes connections; rejects with `CannotStart`. */
export async function launchPostgres(launch: PostgresLaunch): Promise<ProcessGroup> {
  const { folder, port } = launch;
  const refuse = (log: string) => {
    const event = 'did not start' as const;
    return new CannotStart(explainTrouble(log, { folder: folder.root, port, event }));
  };
  if (await isPortTaken(port)) throw refuse('Address already in use');
  let server = spawnPostgres(launch);
  let log = '';
  const isDecided = () => {
    if (isPostmasterReady(folder.data, server.pid)) return true;
    if (server.isAlive()) return false;
    log = server.spawnError()?.message ?? readFileSync(folder.log, 'utf8');
    if (!/pre-existing shared memory block/.test(log)) return true;
    endRemains(folder.data);
    server = spawnPostgres(launch);
    return false;
  };
  const isUp = await waitUntil(isDecided, startMs);
  if (isUp && server.isAlive()) return server;
  await server.end(5_000);
  throw refuse(log);
}

function spawnPostgres({ folder, command }: PostgresLaunch): ProcessGroup {
  return spawnGroup(command.command, command.args, {
    logFile: folder.log,
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    cwd: folder.root,
    uid: command.uid,
    gid: command.gid,
    endSignal: 'SIGINT',
  });
}
