import type { Chassis } from '@dahab/chassis/service.ts';
import type { Worker } from '@dahab/chassis/worker.ts';
import { IMPORT_FILES } from '../files/receive-file.ts';
import { forgetFile, listFinishedBefore, listKnownFiles } from './sweep-store.ts';

const HOUR_MS = 3_600_000;
const KEPT_MS = 30 * 24 * HOUR_MS;
/** An upload has its job, or was a preview that is over, long before. */
const ORPHAN_MS = 24 * HOUR_MS;

/** Removes the files of imports that ended a month ago, and those that no job has come of. */
export function sweepWorker({ db, blobs, clock }: Chassis): Worker {
  return {
    name: 'import-sweep',
    everyMs: HOUR_MS,
    work: async (signal) => {
      const finished = await listFinishedBefore(db, new Date(clock().getTime() - KEPT_MS));
      for (const { id, blobKey } of finished) {
        await blobs.remove(blobKey);
        await forgetFile(db, id);
      }
      const orphanedBefore = clock().getTime() - ORPHAN_MS;
      for await (const { key, modifiedAt } of blobs.list(IMPORT_FILES)) {
        if (signal.aborted) return false;
        if (modifiedAt.getTime() > orphanedBefore) continue;
        if ((await listKnownFiles(db, [key])).length === 0) await blobs.remove(key);
      }
      return false;
    },
  };
}
