import { join } from 'node:path';
import { startContainer } from './container.ts';
import { firstThatRuns } from './first-that-runs.ts';
import { givenServer } from './given.ts';
import { answersHttp } from './probes.ts';
import { startRadosgw } from './radosgw.ts';
import { startS3rver } from './s3rver.ts';
import { isMissing } from './server.ts';
import type { Server, Wanted } from './server.ts';

export async function findS3({ url, folder }: Wanted): Promise<Server> {
  if (url) return givenServer('S3', url);
  const found = await firstThatRuns([
    {
      start: () => startContainer(recipe),
      otherwise: 'no container engine answers',
    },
    {
      start: () => startRadosgw(join(folder, 'ceph')),
      otherwise:
        'radosgw, ceph-mon, ceph-osd and ceph-common are not all installed (on Debian: apt-get install them)',
    },
  ]);
  if (!isMissing(found)) return found;
  return startS3rver(folder, found.missing);
}

/** The last community image there is. */
const recipe = {
  image: 'minio/minio:RELEASE.2025-09-07T16-13-09Z',
  title: 'MinIO',
  port: 9000,
  environment: { MINIO_ROOT_USER: 'dahab', MINIO_ROOT_PASSWORD: 'dahab-in-tests' },
  command: ['server', '/data'],
  url: (port: number) => `http://dahab:dahab-in-tests@127.0.0.1:${port}`,
  isReady: answersHttp,
};
