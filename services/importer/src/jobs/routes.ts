import { Readable } from 'node:stream';
import { csvReply } from '@dahab/chassis/csv/csv-reply.ts';
import { NotFound } from '@dahab/chassis/errors.ts';
import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import {
  downloadFailedRows,
  getImportJob,
  listImportJobs,
  MOST_LISTED_JOBS,
} from '../../contract/import-job.ts';
import { getImportState } from '../../contract/import-state.ts';
import { openBlob } from '../files/open-blob.ts';
import { givenUpPictures } from '../products/given-up-pictures.ts';
import { firstProblems, getJob, isEnded } from './actions.ts';
import { failedRowsFile } from './failed-rows.ts';
import { listJobs } from './list-store.ts';
import { importState } from './state-store.ts';

export function jobRoutes({ db, blobs, call }: Chassis): readonly Route[] {
  return [
    serve(getImportState, () => importState(db)),
    serve(listImportJobs, async ({ query }) => ({
      jobs: await listJobs(db, query.of ?? null, MOST_LISTED_JOBS),
    })),
    serve(getImportJob, async ({ params }) => {
      const job = await getJob(db, params.id);
      const hasPictures = job.kind !== 'customers' && isEnded(job);
      const lostPictures = hasPictures ? await givenUpPictures(call, job.id) : [];
      return {
        id: job.id,
        kind: job.kind,
        status: job.status,
        filename: job.filename,
        processed: job.processed,
        total: job.total,
        created: job.created,
        updated: job.updated,
        skipped: job.skipped,
        failed: job.failed,
        errors: await firstProblems(db, job.id, 'error'),
        warnings: [...(await firstProblems(db, job.id, 'warning')), ...lostPictures],
        message: job.message,
      };
    }),
    serve(downloadFailedRows, async ({ params }) => {
      const job = await getJob(db, params.id);
      if (job.blob_key === null) throw new NotFound('The file of this import is no longer kept');
      const key = job.blob_key;
      const lines = failedRowsFile(db, job, () => openBlob(blobs, key));
      return csvReply(`import-${job.id}-errors.csv`, Readable.from(lines, { objectMode: false }));
    }),
  ];
}
