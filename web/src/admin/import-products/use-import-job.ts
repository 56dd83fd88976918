import type { ImportJob } from '@dahab/importer/contract/import-job.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetProducts, useGetImportJobQuery } from '../../api/product-imports.ts';
import { useAppDispatch } from '../../app/store.ts';
import { useToast } from '../../app/use-toast.ts';

const LOOK_AGAIN_MS = 1_000;

/**
 * How far an import is, asked every second until it has ended; then everybody reads products anew.
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
    dispatch(forgetProducts());
    if (job.status === 'done') notify(t(`admin.import.done.${job.kind}`));
    else fail({ status: 500, message: job.message ?? 'Failed to import products' });
    // Said once, when the job ends; not again when the language changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [job?.status]);

  return { job, error: job ? undefined : error, refetch };
}

export function hasEnded({ status }: Pick<ImportJob, 'status'>): boolean {
  return status === 'done' || status === 'failed';
}
