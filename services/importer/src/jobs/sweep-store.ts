import type { Connection } from '@dahab/chassis/database/connect.ts';

export async function listFinishedBefore(
  connection: Connection,
  moment: Date,
): Promise<readonly { id: number; blobKey: string }[]> {
  return connection('import_jobs')
    .select<{ id: number; blobKey: string }[]>('id', 'blob_key as blobKey')
    .where('finished_at', '<', moment)
    .whereNotNull('blob_key');
}

/** Which of these files belong to a job. */
export async function listKnownFiles(
  connection: Connection,
  blobKeys: readonly string[],
): Promise<readonly string[]> {
  return connection('import_jobs').whereIn('blob_key', blobKeys).pluck<string[]>('blob_key');
}

/** The job stays, its counts too; what referred to the file's rows goes with it. */
export async function forgetFile(connection: Connection, id: number): Promise<void> {
  await connection('import_problems').where({ job_id: id }).delete();
  await connection('import_jobs').where({ id }).update({ blob_key: null });
}
