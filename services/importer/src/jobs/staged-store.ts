import type { Connection } from '@dahab/chassis/database/connect.ts';
import type { Item, ReadBatch } from './in-batches.ts';

/** Forgets what an earlier round has staged: it may have put the file into other batches. */
export async function removeStagedBefore(
  connection: Connection,
  job: { id: number; holder: string },
): Promise<void> {
  await connection.raw(
    `DELETE FROM staged_batches USING import_jobs
     WHERE job_id = import_jobs.id AND import_jobs.id = ? AND holder = ?`,
    [job.id, job.holder],
  );
}

/** Keeps a batch until it is written; one that is there already stays. False: the job has passed on. */
export async function insertStaged(
  connection: Connection,
  job: { id: number; holder: string },
  { number, items }: ReadBatch,
): Promise<boolean> {
  const { rows } = await connection.raw<{ rows: object[] }>(
    `WITH held AS (SELECT id FROM import_jobs WHERE id = ? AND holder = ?), staged AS (
       INSERT INTO staged_batches (job_id, batch, items)
       SELECT id, ?::int, ?::text FROM held
       ON CONFLICT DO NOTHING
     )
     TABLE held`,
    [job.id, job.holder, number, items],
  );
  return rows.length === 1;
}

/** The first batch behind `after`; undefined when there is none. */
export async function findStagedAfter(
  connection: Connection,
  jobId: number,
  after: number,
): Promise<{ number: number; items: Item<unknown>[] } | undefined> {
  const row = await connection('staged_batches')
    .where({ job_id: jobId })
    .where('batch', '>', after)
    .orderBy('batch')
    .first<{ batch: number; items: string } | undefined>('batch', 'items');
  return row && { number: row.batch, items: JSON.parse(row.items) as Item<unknown>[] };
}

export async function removeStaged(connection: Connection, jobId: number): Promise<void> {
  await connection('staged_batches').where({ job_id: jobId }).delete();
}
