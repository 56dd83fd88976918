import type { Blobs } from '@dahab/chassis/blobs/blobs.ts';
import type { Database } from '@dahab/chassis/database/connect.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import type { Worker } from '@dahab/chassis/worker.ts';
import { adoptPictures, listUsed, lockUnlooked, noteLook, removeSwept } from './picture-records.ts';
import type { Unlooked } from './picture-records.ts';
import { listKeptHashes, removeFiles } from './picture-files.ts';

const EVERY_MS = 10 * 60_000;
const BATCH = 50;
const DAY_MS = 24 * 3_600_000;
/** Something may have stopped using it up to a day after the last look. */
const UNUSED_MS = (7 + 1) * DAY_MS;
/** Longer than a form stays open with a picture in it. */
const REMEMBERED_MS = 90 * DAY_MS;

/** Looks once a day at each picture, and removes those that nothing has shown for seven days. */
export function pictureSweeper({
  db,
  blobs,
  clock,
}: Pick<Chassis, 'db' | 'blobs' | 'clock'>): Worker {
  let isComplete = false;
  return {
    name: 'picture-sweeper',
    everyMs: EVERY_MS,
    work: async (signal) => {
      const now = clock();
      // Files from before there were records, or out of a backup.
      if (!isComplete) await adoptFiles(db, blobs, signal);
      isComplete = !signal.aborted;
      await removeSwept(db, new Date(now.getTime() - REMEMBERED_MS));
      return !signal.aborted && (await sweepBatch(db, blobs, now)) === BATCH;
    },
  };
}

async function adoptFiles(db: Database, blobs: Blobs, signal: AbortSignal): Promise<void> {
  let batch: string[] = [];
  for await (const hash of listKeptHashes(blobs)) {
    batch.push(hash);
    if (batch.length < BATCH) continue;
    if (signal.aborted) return;
    await adoptPictures(db, batch);
    batch = [];
  }
  await adoptPictures(db, batch);
}

/** How many were looked at. Who gives one of them to something waits, and is then refused. */
function sweepBatch(db: Database, blobs: Blobs, now: Date): Promise<number> {
  return db.transaction(async (trx) => {
    const since = new Date(now.getTime() - DAY_MS);
    const unlooked = await lockUnlooked(trx, since, BATCH);
    const hashes = unlooked.map(({ hash }) => hash);
    if (hashes.length === 0) return 0;
    const used = await listUsed(trx, hashes);
    const sweepable = unlooked.filter((picture) => !used.has(picture.hash) && isOver(picture, now));
    const swept = sweepable.map(({ hash }) => hash);
    await noteLook(trx, hashes, { looked_at: now });
    await noteLook(trx, [...used], { looked_at: now, used_at: now });
    await noteLook(trx, swept, { looked_at: now, swept_at: now });
    // Last: what fails here has every row as it was, and is done again.
    for (const hash of swept) await removeFiles(blobs, hash);
    return hashes.length;
  });
}

function isOver({ usedAt }: Unlooked, now: Date): boolean {
  return now.getTime() - usedAt.getTime() >= UNUSED_MS;
}
