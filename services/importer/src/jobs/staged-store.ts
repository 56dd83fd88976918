import type { Connection } from '@dahab/chassis/database/connect.ts';
import type { ReadBatch } from './in-batches.ts';

/** Forgets what an earlier round has staged, which may have been cut anywhere. */
export async function removeStagedBefore(
  connection: Connection,
  job: { id: number; holder: string },
): Promise<void> {
  await connection.raw(
    `DELETE FROM staged_payloads USING import_jobs
     WHERE job_id = import_jobs.id AND import_jobs.id = ? AND holder = ?`,
    [job.id, job.holder],
  );
}

/** Keeps a batch until it is written; one that is there already stays. False: the job has passed on. */
export async function insertStaged(
  connection: Connection,
  job: { id: number; holder: string },
  { number, lastRow, payloads, count, findings }: ReadBatch,
): Promise<boolean> {
  const { rows } = await connection.raw<{ rows: object[] }>(
    `WITH held AS (SELECT id FROM import_jobs WHERE id = ? AND holder = ?), staged AS (
       INSERT INTO staged_payloads (job_id, batch, last_row, payloads, payload_count, findings)
       SELECT id, ?::int, ?::int, ?::text, ?::int, ?::jsonb FROM held
       ON CONFLICT DO NOTHING
     )
     TABLE held`,
    [job.id, job.holder, number, lastRow, payloads, count, JSON.stringify(findings)],
  );
  return rows.length === 1;
}

/** The first batch behind `after`; undefined when there is none. */
export function findStagedAfter(
  connection: Connection,
  jobId: number,
  after: number,
): Promise<ReadBatch | undefined> {
  return connection('staged_payloads')
    .where({ job_id: jobId })
    .where('batch', '>', after)
    .orderBy('batch')
    .first<ReadBatch | undefined>({
      number: 'batch',
      lastRow: 'last_row',
      payloads: 'payloads',
      count: 'payload_count',
      findings: 'findings',
    });
}

export async function removeStaged(connection: Connection, jobId: number): Promise<void> {
  await connection('staged_payloads').where({ job_id: jobId }).delete();
}
