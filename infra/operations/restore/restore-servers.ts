import { openBlobs } from '@dahab/chassis/blobs/open-blobs.ts';
import { createLog } from '@dahab/chassis/log.ts';
import type { Manifest } from '../archive/manifest.ts';
import type { DatabaseUrls, OperationsConfig } from '../config.ts';
import { markDatabases, unmarkDatabases } from '../databases/marks.ts';
import { emptyCarriers } from './empty-carriers.ts';
import { type Restored, restoreInto } from './restore-into.ts';

/**
 * In place, on databases that no service uses meanwhile. They are marked until their new contents
 * are committed, so that a restore that was cut off between two commits is seen by `doctor`.
 */
export async function restoreServers(
  config: OperationsConfig,
  databases: DatabaseUrls,
  { file, manifest }: { file: string; manifest: Manifest },
): Promise<Restored> {
  const blobs = await openBlobs(
    { ...config, BLOBS_DIR: config.blobsDir },
    createLog('restore', 'warn'),
  );
  await markDatabases(databases, 'unfinished_restore');
  const restored = await restoreInto({ databases, blobs }, file, manifest).finally(() =>
    unmarkDatabases(databases, 'unfinished_restore'),
  );
  await emptyCarriers(config);
  return restored;
}
