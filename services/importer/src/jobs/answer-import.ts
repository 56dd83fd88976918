import { InvalidInput } from '@dahab/chassis/errors.ts';
import { type Call, Reply } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import type { ImportKind, ImportSummary } from '../../contract/import-job.ts';
import type { ImporterConfig } from '../config.ts';
import { receivedFile } from '../files/receive-file.ts';
import { firstProblems, isEnded, queueImport, waitForJob } from './actions.ts';

/** Queues the uploaded file and answers with what came of it, or with 202 when it takes too long. */
export async function answerImport(
  { db, config }: Chassis<ImporterConfig>,
  kind: ImportKind,
  { files, caller }: Call<unknown, unknown, unknown>,
): Promise<Reply<ImportSummary>> {
  const file = receivedFile(files);
  const createdBy = caller.kind === 'user' ? caller.userId : null;
  const jobId = await queueImport(db, { kind, file, createdBy });
  const job = await waitForJob(db, jobId, config.IMPORT_WAIT_MS);
  if (job.status === 'failed') throw new InvalidInput(job.message ?? '', [], 'import-failed');
  const { created, updated, skipped, failed } = job;
  const summary = {
    jobId,
    created,
    updated,
    skipped,
    failed,
    errors: await firstProblems(db, jobId, 'error'),
    warnings: await firstProblems(db, jobId, 'warning'),
  };
  return new Reply(summary, { status: isEnded(job) ? 200 : 202 });
}
