import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { waitUntil } from './wait-until.ts';

export interface GroupOptions {
  /** Where its output goes, from the start of this run. */
  readonly logFile: string;
  /** Replaces ours, when given. */
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly uid?: number;
  readonly gid?: number;
  /** What ends it in good order. */
  readonly endSignal?: NodeJS.Signals;
}

/** A server process with all its children, in a process group of its own. */
export interface ProcessGroup {
  readonly pid: number;
  isAlive(): boolean;
  exitCode(): number | null;
  /** Why the program could not be run at all, else null. */
  spawnError(): Error | null;
  onExit(listener: () => void): void;
  kill(): Promise<void>;
  /** The end signal first, SIGKILL when it did not go within `graceMs`. */
  end(graceMs?: number): Promise<void>;
}

/**
 * Its own group, so that Ctrl-C at the terminal reaches only us and we stop the servers in order.
 * A guard takes it down when we die without having stopped it (kill -9 included).
 */
export function spawnGroup(
  command: string,
  args: readonly string[],
  options: GroupOptions,
): ProcessGroup {
  const endSignal = options.endSignal ?? 'SIGTERM';
  const log = openSync(options.logFile, 'w', 0o600);
  const child = spawn(command, args, {
    env: options.env,
    cwd: options.cwd,
    uid: options.uid,
    gid: options.gid,
    detached: process.platform !== 'win32',
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let failure: Error | null = null;
  child.once('error', (error) => (failure = error));
  const guard = child.pid === undefined ? null : spawnGuard(child.pid, endSignal);
  child.once('exit', () => guard?.kill('SIGKILL'));
  const isAlive = () => child.pid !== undefined && child.exitCode === null && !child.signalCode;
  return {
    pid: child.pid ?? 0,
    isAlive,
    exitCode: () => child.exitCode,
    spawnError: () => failure,
    onExit: (listener) => void child.once('exit', listener),
    async kill() {
      signalGroup(child, 'SIGKILL');
      await waitUntil(() => !isAlive(), 10_000, 5);
    },
    async end(graceMs = 15_000) {
      if (isAlive()) signalGroup(child, endSignal);
      await waitUntil(() => !isAlive(), graceMs, 5);
      signalGroup(child, 'SIGKILL');
      await waitUntil(() => !isAlive(), 10_000, 5);
    },
  };
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // Nobody of the group is left.
  }
}

/** Waits for the end of its input, which comes when our process is gone in whatever way. */
function spawnGuard(groupId: number, signal: NodeJS.Signals): ChildProcess | null {
  if (process.platform === 'win32') return null;
  const name = signal.slice('SIG'.length);
  const script = `read -r _; kill -s ${name} -- -${groupId}; sleep 5; kill -s KILL -- -${groupId}`;
  const guard = spawn('/bin/sh', ['-c', script], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => {});
  guard.stdin?.on('error', () => {});
  guard.unref();
  (guard.stdin as unknown as { unref(): void }).unref();
  return guard;
}
