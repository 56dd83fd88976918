import type { Chassis } from '@dahab/chassis/service.ts';
import type { Worker } from '@dahab/chassis/worker.ts';
import { ACTIVITY_YEARS } from '../../contract/activity.ts';
import { removeActivitiesBefore } from './store.ts';

const SWEEP_EVERY_MS = 60 * 60_000;
const SWEEP_BATCH = 1_000;

/** Forgets who did what long ago. */
export function sweepActivities({ db, clock }: Pick<Chassis, 'db' | 'clock'>): Worker {
  return {
    name: 'sweep-activities',
    everyMs: SWEEP_EVERY_MS,
    work: async () => {
      const oldest = new Date(clock());
      oldest.setUTCFullYear(oldest.getUTCFullYear() - ACTIVITY_YEARS);
      return (await removeActivitiesBefore(db, oldest, SWEEP_BATCH)) === SWEEP_BATCH;
    },
  };
}
