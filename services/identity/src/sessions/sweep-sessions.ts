import type { Chassis } from '@dahab/chassis/service.ts';
import type { Worker } from '@dahab/chassis/worker.ts';
import { customerLifetime, secondsBefore } from './rules.ts';
import { removeSessionsBefore } from './store.ts';

const HOUR_MS = 3_600_000;

/** Removes what is over for everybody; an admin's shorter session waits for it, refused meanwhile. */
export function sweepSessions({ db, clock }: Pick<Chassis, 'db' | 'clock'>): Worker {
  return {
    name: 'sweep-sessions',
    everyMs: HOUR_MS,
    work: async () => {
      const now = clock();
      await removeSessionsBefore(db, {
        lastSeen: secondsBefore(now, customerLifetime.idleSeconds),
        created: secondsBefore(now, customerLifetime.mostSeconds),
      });
      return false;
    },
  };
}
