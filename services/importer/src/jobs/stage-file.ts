import { readBatches } from '../reading/read-batches.ts';
import type { RunningJob } from './run-job.ts';
import { insertStaged, removeStagedBefore } from './staged-store.ts';
import { noteStaged } from './store.ts';

/**
 * Reads the whole file once and keeps what it brings, so that what is unreadable is found before
 * anything is written. Throws the signal's reason when it is aborted.
 */
export async function stageFile({ db, job, holder, open, signal }: RunningJob): Promise<void> {
  const { id, kind, bytes, encoding, delimiter } = job;
  let total = 0;
  await removeStagedBefore(db, { id, holder });
  for await (const batch of readBatches(open, { kind, bytes, format: { encoding, delimiter } })) {
    signal.throwIfAborted();
    total = Math.max(total, batch.lastRow);
    if (!(await insertStaged(db, { id, holder }, batch))) throw passedOn(id);
  }
  if (!(await noteStaged(db, id, holder, total))) throw passedOn(id);
}

export function passedOn(jobId: number): Error {
  return new Error(`Import ${jobId} has passed to another process`);
}
