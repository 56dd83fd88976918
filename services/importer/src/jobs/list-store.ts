import type { Connection } from '@dahab/chassis/database/connect.ts';
import type { ListedJob } from '../../contract/import-job.ts';
import type { JobRow, Lane } from './store.ts';

type ListedRow = JobRow & { readonly created_at: Date; readonly warnings: number };

/** The last jobs of a lane, or of both, newest first. */
export async function listJobs(
  connection: Connection,
  lane: Lane | null,
  most: number,
): Promise<ListedJob[]> {
  const warnings = connection('import_problems')
    .count()
    .where({ job_id: connection.ref('import_jobs.id'), level: 'warning' })
    .as('warnings');
  const query = connection('import_jobs')
    .select('import_jobs.*', warnings)
    .orderBy('id', 'desc')
    .limit(most);
  if (lane !== null) void query.where({ lane });
  const rows = (await query) as ListedRow[];
  return rows.map(listedJobOf);
}

function listedJobOf(row: ListedRow): ListedJob {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    filename: row.filename,
    processed: row.processed,
    total: row.total,
    created: row.created,
    updated: row.updated,
    skipped: row.skipped,
    failed: row.failed,
    message: row.message,
    warnings: row.warnings,
    hasFailedRows: row.failed > 0 && row.blob_key !== null,
    startedBy: row.actor?.name ?? null,
    startedAt: row.created_at.toISOString(),
  };
}
