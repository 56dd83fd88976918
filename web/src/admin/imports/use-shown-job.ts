import { useCallback, useState } from 'react';
import { useOwnParams } from '../../app/use-own-params.ts';

/** The import that a page shows: in its address, so that a reload or a shared link shows it too. */
export function useShownJob() {
  const [params, setParams] = useOwnParams();
  const [startedJob, setStartedJob] = useState<number | null>(null);
  const jobId = Number(params.get('job')) || null;

  const showJob = useCallback(
    (id: number | null) => setParams(id ? { job: String(id) } : {}, { replace: true }),
    [setParams],
  );
  const showStarted = useCallback(
    (id: number) => {
      setStartedJob(id);
      showJob(id);
    },
    [showJob],
  );
  const hideJob = useCallback(() => showJob(null), [showJob]);

  return { jobId, isStarted: jobId !== null && jobId === startedJob, showStarted, hideJob };
}
