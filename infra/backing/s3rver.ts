import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findFreePort } from './free-port.ts';
import { launchProgram, ownServer } from './own-server.ts';
import { answersHttp } from './probes.ts';
import type { Server } from './server.ts';

/**
 * From npm: speaks S3 well enough to be used, but anybody may read, lists end early, and two who put
 * at once mix. `reason` tells why there is nothing better.
 */
export async function startS3rver(folder: string, reason: string): Promise<Server> {
  mkdirSync(folder, { recursive: true });
  const port = await findFreePort();
  const root = dirname(createRequire(import.meta.url).resolve('s3rver/package.json'));
  const args = [join(root, 'bin/s3rver.js'), '--directory', join(folder, 'objects')];
  args.push('--address', '127.0.0.1', '--port', String(port), '--silent');
  const launch = () =>
    launchProgram({
      title: 's3rver',
      command: process.execPath,
      args,
      options: { logFile: join(folder, 's3rver.log'), cwd: folder },
      isReady: () => answersHttp(port),
      timeoutMs: 20_000,
    });
  const about = {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}`,
    how: 'embedded',
    about: 's3rver, a stand-in for S3',
    standIn: `s3rver stands in for a real S3 (${reason})`,
  } as const;
  return ownServer(about, await launch(), launch);
}
