import { setTimeout as pause } from 'node:timers/promises';
import { runInContext } from '@dahab/chassis/context.ts';
import type { Database } from '@dahab/chassis/database/connect.ts';
import { NotFound } from '@dahab/chassis/errors.ts';
import { emit } from '@dahab/chassis/messaging/emit.ts';
import { jobFinished, jobQueued } from '../../contract/events.ts';
import {
  type ImportKind,
  MOST_LISTED_PROBLEMS,
  type RowProblem,
} from '../../contract/import-job.ts';
import type { ReceivedFile } from '../files/receive-file.ts';
import { removeStaged } from './staged-store.ts';
import { findJob, finishJob, insertJob, type JobRow, type Level, listProblems } from './store.ts';

/** Puts a file into the queue and tells so. */
export function queueImport(
  db: Database,
  job: { kind: ImportKind; file: ReceivedFile; createdBy: number | null },
): Promise<number> {
  return db.transaction(async (trx) => {
    const jobId = await insertJob(trx, job);
    await emit(trx, jobQueued, { jobId });
    return jobId;
  });
}

/** Ends a job, done or failed with the reason, and tells so on behalf of the one who asked for it. */
export async function endJob(
  db: Database,
  job: Pick<JobRow, 'id' | 'actor' | 'request_id'>,
  holder: string,
  failure: string | null,
): Promise<void> {
  const context = { requestId: job.request_id ?? '-', actor: job.actor };
  await runInContext(context, () =>
    db.transaction(async (trx) => {
      const ended = await finishJob(trx, job.id, holder, failure);
      if (ended === undefined) return;
      await removeStaged(trx, job.id);
      const { id: jobId, kind, filename, created, updated, skipped, failed } = ended;
      const status = failure === null ? 'done' : 'failed';
      const outcome = { status, created, updated, skipped, failed } as const;
      await emit(trx, jobFinished, { jobId, kind, filename, ...outcome });
    }),
  );
}

export async function getJob(db: Database, id: number): Promise<JobRow> {
  const job = await findJob(db, id);
  if (job === undefined) throw new NotFound('There is no such import');
  return job;
}

const LOOK_EVERY_MS = 100;

/** The job once it has ended, or as it stands after `mostMs`. Any replica may be working on it. */
export async function waitForJob(db: Database, id: number, mostMs: number): Promise<JobRow> {
  const deadline = performance.now() + mostMs;
  for (;;) {
    const job = await getJob(db, id);
    if (isEnded(job) || performance.now() >= deadline) return job;
    await pause(LOOK_EVERY_MS);
  }
}

export function isEnded({ status }: JobRow): boolean {
  return status === 'done' || status === 'failed';
}

/** The first problems of a job, as answers list them. */
export async function firstProblems(
  db: Database,
  jobId: number,
  level: Level,
): Promise<RowProblem[]> {
  const problems = await listProblems(db, jobId, level, { limit: MOST_LISTED_PROBLEMS });
  return problems.map(({ row, column, message }) => ({ row, column, message }));
}
