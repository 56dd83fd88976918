import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@dahab/chassis/database/connect.ts';
import { Unavailable } from '@dahab/chassis/errors.ts';
import { delayOf } from '@dahab/chassis/messaging/back-off.ts';
import type { OpenFile } from '../files/records.ts';
import { type Part, partsOf } from './parts.ts';
import { readAhead } from './read-ahead.ts';
import { passedOn, stageFile } from './stage-file.ts';
import { findStagedAfter } from './staged-store.ts';
import { insertProblems, type JobRow, updateProgress } from './store.ts';
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
 * Reads the file, once, and writes what it brings part by part, after those that are counted
 * already. Throws the signal's reason when it is aborted between two parts.
 */
export async function runJob(running: RunningJob, work: Work): Promise<void> {
  const { job, signal } = running;
  if (!job.are_payloads_staged) await stageFile(running);
  let counting = Promise.resolve();
  try {
    for await (const part of readAhead(partsLeft(running))) {
      signal.throwIfAborted();
      const outcomes = await writePatiently(running, work, part);
      await counting;
      // The owner is at work on the next part while this one is counted.
      counting = commitPart(running, part, tallyOf(part, outcomes));
      counting.catch(() => undefined);
    }
  } finally {
    await counting;
  }
  signal.throwIfAborted();
}

/** Those that are not counted yet; no more batches of them once the signal is aborted. */
async function* partsLeft({ db, job, signal }: RunningJob): AsyncGenerator<Part, void, undefined> {
  for (let last = job.batch; !signal.aborted; last += 1) {
    const batch = await findStagedAfter(db, job.id, last);
    if (batch === undefined) return;
    const parts = partsOf(batch);
    const counted = parts.findIndex(({ number }) => number === job.counted_part);
    yield* parts.slice(counted + 1);
  }
}

/** A neighbour that restarts is waited for; one that stays away ends the round, not the job. */
async function writePatiently(
  { job, signal }: RunningJob,
  work: Work,
  part: Part,
): Promise<readonly Outcome[]> {
  if (part.payloads === '[]') return [];
  for (let failures = 1; ; failures += 1) {
    try {
      return await work.write(job.id, part);
    } catch (error) {
      if (!(error instanceof Unavailable) || failures > RETRIES) throw error;
    }
    await pause(delayOf(RETRY_PAUSE, failures), undefined, { signal });
  }
}

async function commitPart(
  { db, job, holder }: RunningJob,
  part: Part,
  tally: Tally,
): Promise<void> {
  await db.transaction(async (trx) => {
    const isOurs = await updateProgress(trx, { id: job.id, holder }, part, tally);
    if (!isOurs) throw passedOn(job.id);
    await insertProblems(trx, job.id, 'error', tally.errors);
    await insertProblems(trx, job.id, 'warning', tally.warnings);
  });
}
