import { randomUUID } from 'node:crypto';
import type { Database } from '@dahab/chassis/database/connect.ts';
import { Unavailable } from '@dahab/chassis/errors.ts';
import { shopErrorOf } from '@dahab/chassis/http/problem.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import type { Worker } from '@dahab/chassis/worker.ts';
import { customerWork } from '../customers/customer-work.ts';
import { openBlob } from '../files/open-blob.ts';
import { productWork } from '../products/product-work.ts';
import { endJob } from './actions.ts';
import { type RunningJob, runJob } from './run-job.ts';
import {
  claimJob,
  countFault,
  type JobRow,
  type Lane,
  LEASE_SECONDS,
  prolongLease,
  releaseLease,
} from './store.ts';

export const lanes: readonly Lane[] = ['products', 'customers'];

const LOOK_EVERY_MS = 5_000;
/** Rounds without progress: of our own fault, and with a neighbour away (they pause 30 s). */
const MOST_FAULTS = 5;
const MOST_ABSENCES = 20;

export function workerNameOf(lane: Lane): string {
  return `import-${lane}`;
}

/** Takes the lane's jobs one after the other. */
export function importWorker(chassis: Chassis, lane: Lane): Worker {
  return {
    name: workerNameOf(lane),
    everyMs: LOOK_EVERY_MS,
    work: async (ending) => {
      const holder = randomUUID();
      const job = await claimJob(chassis.db, lane, holder);
      if (job === undefined) return false;
      await holdAndRun(chassis, job, holder, ending);
      return true;
    },
  };
}

async function holdAndRun(
  chassis: Chassis,
  job: JobRow,
  holder: string,
  ending: AbortSignal,
): Promise<void> {
  const { db, blobs, log } = chassis;
  const lease = keepLease(db, job.id, holder);
  const signal = AbortSignal.any([ending, lease.lost]);
  const open = () => openBlob(blobs, job.blob_key ?? '');
  try {
    await runKind(chassis, { db, job, holder, open, signal });
    await endJob(db, job, holder, null);
    log.info({ jobId: job.id }, 'import done');
  } catch (error) {
    if (!signal.aborted) await endOrRetry(chassis, job, holder, error);
  } finally {
    lease.stop();
    await releaseLease(db, job.id, holder);
  }
}

function runKind({ call }: Chassis, running: RunningJob): Promise<void> {
  switch (running.job.kind) {
    case 'products-import':
      return runJob(running, productWork(call, 'import'));
    case 'products-update':
      return runJob(running, productWork(call, 'update'));
    case 'customers':
      return runJob(running, customerWork(call));
  }
}

/** What the file or a neighbour refuses ends the job; what passes does not, nor a few faults. */
async function endOrRetry(
  { db, log }: Chassis,
  job: JobRow,
  holder: string,
  thrown: unknown,
): Promise<void> {
  const error = shopErrorOf(thrown);
  if (error.status < 500) return endJob(db, job, holder, error.message);
  log.error({ err: thrown, jobId: job.id }, 'an import round failed');
  const most = error instanceof Unavailable ? MOST_ABSENCES : MOST_FAULTS;
  if ((await countFault(db, job.id)) < most) throw thrown;
  // Doing it again is safe: what was written is skipped.
  await endJob(db, job, holder, `${error.message}. Import the file again later`);
}

function keepLease(
  db: Database,
  id: number,
  holder: string,
): { lost: AbortSignal; stop: () => void } {
  const lost = new AbortController();
  const timer = setInterval(
    () => {
      prolongLease(db, id, holder).then(
        (isOurs) => isOurs || lost.abort(new Error(`Import ${id} has passed to another process`)),
        // A database that is away now may be back before the lease ends.
        () => undefined,
      );
    },
    (LEASE_SECONDS * 1_000) / 3,
  );
  return { lost: lost.signal, stop: () => clearInterval(timer) };
}
