import type { ImportJob } from '@dahab/importer/contract/import-job.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Failure } from '../../app/failure.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportResult } from './import-result.tsx';
import { hasEnded, useImportJob } from './use-import-job.ts';

export interface ImportJobCardProps {
  jobId: number;
  /** On this page, just now. */
  started: boolean;
}

/** An import while it runs, and what came of it. */
export function ImportJobCard({ jobId, started }: ImportJobCardProps) {
  const { t } = useTranslation();
  const { job, error, refetch } = useImportJob(jobId, started);
  return (
    <Card>
      {job && (
        <>
          <CardTitle>
            {t(titleOf(job))} <bdi>{job.filename}</bdi>
          </CardTitle>
          {hasEnded(job) ? <ImportResult job={job} /> : <ImportProgress job={job} />}
        </>
      )}
      {!job && error && (
        <Failure title={t('admin.import.jobFailed')} error={error} onRetry={refetch} />
      )}
      {!job && !error && <Skeleton $height="8rem" />}
    </Card>
  );
}

function titleOf(job: ImportJob): string {
  if (!hasEnded(job)) return 'admin.import.running';
  return job.status === 'done' ? 'admin.import.finished' : 'admin.import.stopped';
}
