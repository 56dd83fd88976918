import { existsSync, readFileSync } from 'node:fs';
import { spawnGroup } from './process-group.ts';
import type { GroupOptions, ProcessGroup } from './process-group.ts';
import { CannotStart } from './server.ts';
import type { Server } from './server.ts';
import { waitUntil } from './wait-until.ts';

export interface Launch {
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly options: GroupOptions;
  readonly isReady: () => Promise<boolean>;
  readonly timeoutMs: number;
}

/** Resolves once the program answers; rejects with the last line of its log. */
export async function launchProgram(launch: Launch): Promise<ProcessGroup> {
  const { title, command, args, options, isReady, timeoutMs } = launch;
  const group = spawnGroup(command, args, options);
  let isUp = false;
  const isDecided = async () => {
    isUp = await isReady().catch(() => false);
    return isUp || !group.isAlive();
  };
  await waitUntil(isDecided, timeoutMs);
  if (isUp && group.isAlive()) return group;
  const reason = group.spawnError()?.message ?? lastLine(options.logFile);
  await group.end(1_000);
  throw new CannotStart(`${title} did not start: ${reason}`);
}

/** The handle of a program of ours that can be launched again. */
export function ownServer(
  about: Pick<Server, 'url' | 'how' | 'about' | 'standIn'>,
  first: ProcessGroup,
  launch: () => Promise<ProcessGroup>,
  events: { onStop?: () => Promise<void>; onDeath?: () => void } = {},
): Server {
  let group = first;
  let isWanted = true;
  const watch = (watched: ProcessGroup) =>
    watched.onExit(() => {
      if (isWanted) events.onDeath?.();
    });
  watch(first);
  return {
    ...about,
    async stop() {
      isWanted = false;
      await group.end();
      await events.onStop?.();
    },
    async kill() {
      isWanted = false;
      await group.kill();
    },
    async restart() {
      isWanted = false;
      await group.end();
      group = await launch();
      isWanted = true;
      watch(group);
    },
  };
}

function lastLine(file: string): string {
  const log = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return log.split('\n').at(-1) || 'it said nothing.';
}
