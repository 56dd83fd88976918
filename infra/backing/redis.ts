import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startContainer } from './container.ts';
import { findProgram } from './find-program.ts';
import { firstThatRuns } from './first-that-runs.ts';
import { findFreePort } from './free-port.ts';
import { givenServer } from './given.ts';
import { launchProgram, ownServer } from './own-server.ts';
import { answersRedis } from './probes.ts';
import type { Missing, Server, Wanted } from './server.ts';

export async function findRedis({ url, folder }: Wanted): Promise<Server | Missing> {
  if (url) return givenServer('Redis', url);
  return firstThatRuns([
    {
      start: () => startContainer(recipe),
      otherwise: 'no container engine answers',
    },
    {
      start: () => startInstalled(folder),
      otherwise: 'redis-server is not installed (on Debian: apt-get install redis-server)',
    },
  ]);
}

const recipe = {
  image: 'redis:8',
  title: 'Redis',
  port: 6379,
  command: ['redis-server', '--save', '', '--appendonly', 'yes'],
  url: (port: number) => `redis://127.0.0.1:${port}`,
  isReady: answersRedis,
};

async function startInstalled(folder: string): Promise<Server | null> {
  const command = findProgram('redis-server', 'valkey-server');
  if (!command) return null;
  mkdirSync(folder, { recursive: true });
  const port = await findFreePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  args.push('--save', '', '--appendonly', 'yes', '--daemonize', 'no');
  const launch = () =>
    launchProgram({
      title: 'Redis',
      command,
      args,
      options: { logFile: join(folder, 'redis.log'), cwd: folder },
      isReady: () => answersRedis(port),
      timeoutMs: 10_000,
    });
  const about = {
    url: `redis://127.0.0.1:${port}`,
    how: 'binary',
    about: 'Redis, binary',
  } as const;
  return ownServer(about, await launch(), launch);
}
