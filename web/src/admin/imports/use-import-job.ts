import type { ImportJob, ImportKind } from '@dahab/importer/contract/import-job.ts';
import { useEffect, useRef, useState } from 'react';
import { forgetImported, useGetImportJobQuery } from '../../api/imports.ts';
import { useAppDispatch } from '../../app/store.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const LOOK_AGAIN_MS = 1_000;

const FAILURES: Record<ImportKind, string> = {
  'products-import': 'Failed to import products',
  'products-update': 'Failed to update products',
  customers: 'Failed to import customers',
};

/**
 * How far an import is, asked every second until it has ended; then what it changed is read anew.
 * Its end is announced to who has seen it run or has `started` it, not to who looks at it later.
 */
export function useImportJob(jobId: number, started: boolean) {
  const { t } = useTranslation();
  const { notify, fail } = useToast();
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(true);
  const isAwaited = useRef(started);
  const {
    data: job,
    error,
    refetch,
  } = useGetImportJobQuery(jobId, {
    pollingInterval: isOpen ? LOOK_AGAIN_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  const ended = job !== undefined && hasEnded(job);

  useEffect(() => {
    if (job && !ended) isAwaited.current = true;
    if (!ended) return;
    setOpen(false);
    if (!isAwaited.current) return;
    dispatch(forgetImported(job.kind));
    if (job.status === 'done') notify(t(`admin.import.done.${job.kind}`));
    else fail({ status: 500, message: job.message ?? FAILURES[job.kind] });
    // Said once, when the job ends; not again when the language changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [job?.status]);

  return { job, error: job ? undefined : error, refetch };
}

export function hasEnded({ status }: Pick<ImportJob, 'status'>): boolean {
  return status === 'done' || status === 'failed';
}
