import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './server.ts';
import { waitUntil } from './wait-until.ts';

/** On the command line of each PostgreSQL of ours: the process that started it. */
export const ownerSetting = 'dahab.owner';

/** Whether the server on `dataFolder` with this pid says that it takes connections. */
export function isPostmasterReady(dataFolder: string, pid: number): boolean {
  const lines = readPidFile(dataFolder);
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

/**
 * Leaves no server running on the folder: one whose owner died is stopped, and the note of one long
 * gone is removed. Throws `CannotStart` when its owner still lives.
 */
export async function clearPostmaster(dataFolder: string): Promise<void> {
  const pid = Number(readPidFile(dataFolder)[0]);
  const running = pid > 0 ? describeProcess(pid) : null;
  // One that is dead but not buried would be taken for alive by PostgreSQL.
  if (!running || !isServerOf(running.command, dataFolder)) return removeNote(dataFolder);
  const owner = Number(new RegExp(`${ownerSetting}=(\\d+)`).exec(running.command)?.[1]);
  if (!(owner > 0)) {
    throw new CannotStart(
      `Another PostgreSQL (process ${pid}) is running on ${dataFolder}: stop it first.`,
    );
  }
  if (running.parent === owner) {
    throw new CannotStart(
      `Dahab (process ${owner}) is already running on ${dataFolder}: stop it first, or choose ` +
        'another folder.',
    );
  }
  await stopOrphan(pid);
  removeNote(dataFolder);
}

function removeNote(dataFolder: string): void {
  rmSync(join(dataFolder, 'postmaster.pid'), { force: true });
}

/**
 * Ends the busy children of a server that was killed: they notice only once they wait for something,
 * and hold its memory until then. Each stands in the data folder. Elsewhere than on Linux they are
 * left to end by themselves.
 */
export function endRemains(dataFolder: string): void {
  if (process.platform !== 'linux') return;
  const folder = realpathSync(dataFolder);
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) !== folder) continue;
      if (readProc(Number(pid))?.command.startsWith('postgres:'))
        process.kill(Number(pid), 'SIGKILL');
    } catch {
      // Gone by now, or not ours to look at.
    }
  }
}

async function stopOrphan(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw new CannotStart(
        `A PostgreSQL left behind (process ${pid}) belongs to another user: stop it first.`,
      );
    }
    if (await waitUntil(() => !describeProcess(pid), 10_000)) return;
  }
}

function readPidFile(dataFolder: string): string[] {
  const file = join(dataFolder, 'postmaster.pid');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

function isServerOf(command: string, dataFolder: string): boolean {
  const names = [dataFolder, realpathSync(dataFolder)];
  return command.includes('postgres') && names.some((name) => command.includes(`-D ${name} `));
}

interface RunningProcess {
  readonly parent: number;
  readonly command: string;
}

/** Null for a process that is gone, or dead and not yet buried. */
function describeProcess(pid: number): RunningProcess | null {
  try {
    return process.platform === 'linux' ? readProc(pid) : askPs(pid);
  } catch {
    return null;
  }
}

function readProc(pid: number): RunningProcess | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (state === 'Z') return null;
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  return { parent: Number(parent), command };
}

function askPs(pid: number): RunningProcess | null {
  const columns = 'ppid=,stat=,command=';
  const line = execFileSync('ps', ['-ww', '-o', columns, '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, state, command] = /^\s*(\d+)\s+(\S+)\s+(.*)/.exec(line) ?? [];
  if (!command || state?.startsWith('Z')) return null;
  return { parent: Number(parent), command };
}
