import { currentActor, currentRequestId } from '@dahab/chassis/context.ts';
import type { Connection } from '@dahab/chassis/database/connect.ts';
import type { Actor } from '@dahab/protocol/actor.ts';
import type { ImportKind, JobStatus, RowProblem } from '../../contract/import-job.ts';
import type { Delimiter } from '../files/delimiter.ts';
import type { Encoding } from '../files/encoding.ts';
import type { ReceivedFile } from '../files/receive-file.ts';
import type { Part } from './parts.ts';
import type { Tally } from './tally.ts';

export type Level = 'error' | 'warning';

export type Lane = 'products' | 'customers';

export interface JobRow {
  readonly id: number;
  readonly kind: ImportKind;
  readonly status: JobStatus;
  readonly filename: string;
  readonly blob_key: string | null;
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  readonly processed: number;
  readonly total: number;
  /** The last that is counted, all of it, and the last part; 0 before any. */
  readonly batch: number;
  readonly counted_part: number;
  /** Of the file; null for jobs from before that was kept. */
  readonly bytes: number | null;
  readonly are_payloads_staged: boolean;
  readonly created: number;
  readonly updated: number;
  readonly skipped: number;
  readonly failed: number;
  readonly message: string | null;
  readonly faults: number;
  /** Whose import it is and of which request; null for jobs from before that was kept. */
  readonly actor: Actor | null;
  readonly request_id: string | null;
}

/** Of a killed process its job is free again after this. */
export const LEASE_SECONDS = 15;

export async function insertJob(
  connection: Connection,
  job: { kind: ImportKind; file: ReceivedFile; createdBy: number | null },
): Promise<number> {
  const { kind, file, createdBy } = job;
  const actor = currentActor();
  const [row] = await connection('import_jobs').insert(
    {
      kind,
      filename: file.filename,
      blob_key: file.blobKey,
      encoding: file.format.encoding,
      delimiter: file.format.delimiter,
      bytes: file.bytes,
      created_by: createdBy,
      actor: actor === null ? null : JSON.stringify(actor),
      request_id: currentRequestId(),
    },
    'id',
  );
  return (row as { id: number }).id;
}

export function findJob(connection: Connection, id: number): Promise<JobRow | undefined> {
  return connection<JobRow>('import_jobs').where({ id }).first();
}

/**
 * Takes the lane's next job for `holder`: the running one when its holder has fallen silent, else
 * the oldest in the queue. Undefined when there is none or somebody is at work.
 */
export async function claimJob(
  connection: Connection,
  lane: Lane,
  holder: string,
): Promise<JobRow | undefined> {
  const next = connection('import_jobs')
    .select('id')
    .where({ lane })
    .whereIn('status', ['queued', 'running'])
    .orderByRaw(`status = 'running' DESC, id`)
    .limit(1)
    .forUpdate();
  const [job] = (await connection('import_jobs')
    .where('id', next)
    .whereRaw(`(status = 'queued' OR lease_until < now())`)
    .update({ status: 'running', holder, lease_until: leaseEnd(connection) })
    .returning('*')) as JobRow[];
  return job;
}

/** False when the job has passed to another holder. */
export async function prolongLease(
  connection: Connection,
  id: number,
  holder: string,
): Promise<boolean> {
  const lease = { lease_until: leaseEnd(connection) };
  return (await connection('import_jobs').where({ id, holder }).update(lease)) === 1;
}

/** Lets the next round, here or elsewhere, go on at once. */
export async function releaseLease(
  connection: Connection,
  id: number,
  holder: string,
): Promise<void> {
  const now = { lease_until: connection.raw('now()') };
  await connection('import_jobs').where({ id, holder, status: 'running' }).update(now);
}

/** All of the file is read; false when the job has passed to another holder. */
export async function noteStaged(
  connection: Connection,
  id: number,
  holder: string,
  total: number,
): Promise<boolean> {
  const staged = { are_payloads_staged: true, total };
  return (await connection('import_jobs').where({ id, holder }).update(staged)) === 1;
}

/** Counts a part; false when it is counted already or the job is another holder's. */
export async function updateProgress(
  connection: Connection,
  { id, holder }: { id: number; holder: string },
  { number, batch, isLast }: Part,
  tally: Tally,
): Promise<boolean> {
  const changed = await connection('import_jobs')
    .where({ id, holder, batch: batch - 1 })
    .whereNot({ counted_part: number })
    .update({
      batch: isLast ? batch : batch - 1,
      counted_part: number,
      processed: connection.raw('greatest(processed, ?)', [tally.lastRow]),
      created: connection.raw('created + ?', [tally.created]),
      updated: connection.raw('updated + ?', [tally.updated]),
      skipped: connection.raw('skipped + ?', [tally.skipped]),
      failed: connection.raw('failed + ?', [tally.failed]),
      faults: 0,
      lease_until: leaseEnd(connection),
    });
  return changed === 1;
}

/** Ends a job: done, or failed with the reason. Undefined when it is another holder's. */
export async function finishJob(
  connection: Connection,
  id: number,
  holder: string,
  failure: string | null,
): Promise<JobRow | undefined> {
  const [job] = (await connection('import_jobs')
    .where({ id, holder })
    .update({
      status: failure === null ? 'done' : 'failed',
      message: failure,
      ...(failure === null && { processed: connection.ref('total') }),
      holder: null,
      lease_until: null,
      finished_at: connection.raw('now()'),
    })
    .returning('*')) as JobRow[];
  return job;
}

/** Counts a fault of ours and answers how many there were since the last batch. */
export async function countFault(connection: Connection, id: number): Promise<number> {
  const [row] = await connection<JobRow>('import_jobs')
    .where({ id })
    .increment('faults', 1)
    .returning('faults');
  return row?.faults ?? 0;
}

export async function insertProblems(
  connection: Connection,
  jobId: number,
  level: Level,
  problems: readonly RowProblem[],
): Promise<void> {
  if (problems.length === 0) return;
  await connection.raw(
    `INSERT INTO import_problems (job_id, level, record, column_name, message)
     SELECT ?, ?, "row", "column", message
     FROM jsonb_to_recordset(?::jsonb) AS problem ("row" integer, "column" text, message text)`,
    [jobId, level, JSON.stringify(problems)],
  );
}

/** In the order of their rows, from after `from` on. */
export async function listProblems(
  connection: Connection,
  jobId: number,
  level: Level,
  options: { limit: number; after?: { row: number; id: number } },
): Promise<readonly (RowProblem & { id: number })[]> {
  const { limit, after } = options;
  const query = connection('import_problems')
    .select('id', 'record as row', 'column_name as column', 'message')
    .where({ job_id: jobId, level })
    .orderBy(['record', 'id'])
    .limit(limit);
  if (after) query.whereRaw('(record, id) > (?, ?)', [after.row, after.id]);
  return (await query) as (RowProblem & { id: number })[];
}

function leaseEnd(connection: Connection) {
  return connection.raw('now() + make_interval(secs => ?)', [LEASE_SECONDS]);
}
