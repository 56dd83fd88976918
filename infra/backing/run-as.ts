import { chownSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { spawnSync } from 'node:child_process';
import { CannotStart } from './server.ts';

/** How to start a program that refuses to be run by root. */
export interface RunAs {
  /** Null: as ourselves. */
  readonly account: Account | null;
  /** Put before the program and its arguments; it changes the account by itself. */
  readonly prefix: readonly string[];
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The command, and the account that `spawn` has to set. */
export function commandAs(
  { account, prefix }: RunAs,
  program: string,
  args: readonly string[],
): { command: string; args: string[]; uid?: number; gid?: number } {
  const [command = program, ...rest] = [...prefix, program, ...args];
  if (prefix.length > 0 || !account) return { command, args: rest };
  return { command, args: rest, ...account };
}

export function giveTo({ account }: RunAs, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/**
 * As ourselves, except for root: then as the owner of `dataFolder`, or as nobody while root owns it.
 * Where that account cannot get through to one of the `paths` (a clone under /root), it is also
 * lent the one capability needed for it: reading past directory permissions.
 */
export function runAsFor(dataFolder: string, paths: readonly string[]): RunAs {
  if (process.getuid?.() !== 0) return { account: null, prefix: [] };
  const account = accountFor(dataFolder);
  if ([dataFolder, ...paths].every((path) => isReachable(path, account))) {
    return { account, prefix: [] };
  }
  if (spawnSync('setpriv', ['--version']).status !== 0) {
    throw new CannotStart(
      `PostgreSQL must not run as root, and no other user can reach ${dataFolder}: run Dahab as ` +
        'an ordinary user, or from a folder that others may enter.',
    );
  }
  return { account, prefix: withSearchCapability(account) };
}

/** initdb looks with access(2), which ignores a capability unless no_setuid_fixup is set. */
function withSearchCapability({ uid, gid }: Account): string[] {
  return [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_read_search',
    '--ambient-caps=+dac_read_search',
    '--',
  ];
}

function accountFor(dataFolder: string): Account {
  const owner = statSync(dataFolder);
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const nobody = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(nobody?.[1] ?? 65_534), gid: Number(nobody?.[2] ?? 65_534) };
}

function isReachable(path: string, account: Account): boolean {
  for (let folder = realpathSync(path); folder !== dirname(folder); folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    if (!mayEnter(mode, uid === account.uid, gid === account.gid)) return false;
  }
  return true;
}

function mayEnter(mode: number, isOwner: boolean, isGroup: boolean): boolean {
  if (isOwner) return (mode & 0o100) !== 0;
  if (isGroup) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
