import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@dahab/chassis/database/connect.ts';
import { Unavailable } from '@dahab/chassis/errors.ts';
import { delayOf } from '@dahab/chassis/messaging/back-off.ts';
import { type FileFormat, type OpenFile, readRecords } from '../files/records.ts';
import { type Batch, inBatches } from './in-batches.ts';
import { oneAhead } from './one-ahead.ts';
import { insertProblems, type JobRow, updateProgress, updateTotal } from './store.ts';
import { type Outcome, type Tally, tallyOf } from './tally.ts';
import type { Work } from './work.ts';

/** A claimed job and how to work on it. */
export interface RunningJob {
  readonly db: Database;
  readonly job: JobRow;
  readonly holder: string;
  readonly open: OpenFile;
  /** Aborted when the process ends or the job has passed to another. */
  readonly signal: AbortSignal;
}

const RETRIES = 5;
const RETRY_PAUSE = { firstMs: 200, mostMs: 3_000 };

/**
 * Writes a file's content batch by batch, after those that are counted already. Throws the signal's
 * reason when it is aborted between two batches.
 */
export async function runJob<Payload>(running: RunningJob, work: Work<Payload>): Promise<void> {
  const { db, job, open, signal } = running;
  const format = { encoding: job.encoding, delimiter: job.delimiter };
  // Reading all of it first also finds what is unreadable before anything is written.
  if (job.total === 0) await updateTotal(db, job.id, await countRecords(open, format));
  for await (const batch of oneAhead(inBatches(work.read(open, format)))) {
    signal.throwIfAborted();
    if (batch.number > job.batch) await writeBatch(running, work, batch);
  }
}

async function writeBatch<Payload>(
  running: RunningJob,
  work: Work<Payload>,
  batch: Batch<Payload>,
): Promise<void> {
  const outcomes = await writePatiently(running, work, batch);
  await commitBatch(running, batch.number, tallyOf(batch, outcomes));
}

/** A neighbour that restarts is waited for; one that stays away ends the round, not the job. */
async function writePatiently<Payload>(
  { job, signal }: RunningJob,
  work: Work<Payload>,
  batch: Batch<Payload>,
): Promise<readonly Outcome[]> {
  if (batch.payloads.length === 0) return [];
  for (let failures = 1; ; failures += 1) {
    try {
      return await work.write(job.id, batch.number, batch.payloads);
    } catch (error) {
      if (!(error instanceof Unavailable) || failures > RETRIES) throw error;
    }
    await pause(delayOf(RETRY_PAUSE, failures), undefined, { signal });
  }
}

async function commitBatch(
  { db, job, holder }: RunningJob,
  batch: number,
  tally: Tally,
): Promise<void> {
  await db.transaction(async (trx) => {
    const isOurs = await updateProgress(trx, job.id, holder, batch, tally);
    if (!isOurs) throw new Error(`Import ${job.id} has passed to another process`);
    await insertProblems(trx, job.id, 'error', tally.errors);
    await insertProblems(trx, job.id, 'warning', tally.warnings);
  });
}

async function countRecords(open: OpenFile, format: FileFormat): Promise<number> {
  let last = 0;
  for await (const { row } of readRecords(open, format)) last = row;
  return last;
}
