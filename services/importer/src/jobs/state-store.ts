import type { Connection } from '@dahab/chassis/database/connect.ts';
import type { ImportState } from '../../contract/import-state.ts';

const none: ImportState = { queued: 0, running: 0, failed: 0, stalledSeconds: 0 };

/**
 * How the imports stand, by two partial indexes. A running job is stalled once its lease has ended,
 * a queued one while nothing runs in its lane.
 */
export async function importState(connection: Connection): Promise<ImportState> {
  const { rows } = await connection.raw<{ rows: ImportState[] }>(
    `WITH open AS (
       SELECT status, lane, coalesce(lease_until, created_at) AS since
       FROM import_jobs WHERE status IN ('queued', 'running')
     )
     SELECT count(*) FILTER (WHERE status = 'queued') AS queued,
       count(*) FILTER (WHERE status = 'running') AS running,
       (SELECT count(*) FROM import_jobs
        WHERE status = 'failed' AND finished_at > now() - interval '1 day') AS failed,
       greatest(0, extract(epoch FROM now() - min(since) FILTER (
         WHERE status = 'running' OR lane NOT IN (SELECT lane FROM open WHERE status = 'running')
       )))::float8 AS "stalledSeconds"
     FROM open`,
  );
  return rows[0] ?? none;
}
