import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { PostgresFolder } from './postgres-folder.ts';
import { initArguments } from './postgres-settings.ts';
import type { PostgresPurpose } from './postgres-settings.ts';
import { explainTrouble } from './postgres-troubles.ts';
import { spawnGroup } from './process-group.ts';
import { commandAs, giveTo } from './run-as.ts';
import type { RunAs } from './run-as.ts';
import { CannotStart } from './server.ts';
import { waitUntil } from './wait-until.ts';

/** Makes an empty database in the folder: whole, or not at all. */
export async function initDatabase(
  folder: PostgresFolder,
  { folder: programs, major }: PostgresBinaries,
  runAs: RunAs,
  purpose: PostgresPurpose,
): Promise<void> {
  rmSync(folder.unfinished, { recursive: true, force: true });
  mkdirSync(folder.unfinished, { mode: 0o700 });
  writeFileSync(folder.passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  giveTo(runAs, folder.unfinished);
  giveTo(runAs, folder.passwordFile);
  const args = initArguments(folder.unfinished, folder.passwordFile, major, purpose);
  await run(folder, join(programs, 'initdb'), args, runAs);
  rmSync(folder.data, { recursive: true, force: true });
  renameSync(folder.unfinished, folder.data);
}

async function run(
  folder: PostgresFolder,
  program: string,
  args: readonly string[],
  runAs: RunAs,
): Promise<void> {
  const { command, args: all, uid, gid } = commandAs(runAs, program, args);
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  const init = spawnGroup(command, all, { logFile: folder.log, env, uid, gid, cwd: folder.root });
  const done = await waitUntil(() => !init.isAlive(), 120_000);
  await init.end(0);
  if (done && init.exitCode() === 0) return;
  rmSync(folder.unfinished, { recursive: true, force: true });
  const log = init.spawnError()?.message ?? readFileSync(folder.log, 'utf8');
  throw new CannotStart(
    explainTrouble(log, { folder: folder.root, port: 0, event: 'did not start' }),
  );
}
