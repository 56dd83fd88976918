import { Unavailable } from '@dahab/chassis/errors.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import type { Worker } from '@dahab/chassis/worker.ts';
import { closeUnsoldSale } from '@dahab/orders/contract/sales.ts';
import { RESERVATION_SECONDS } from '../../contract/reservations.ts';
import { releaseCart, sellCart } from './actions.ts';
import { listOverdue } from './store.ts';

const EVERY_MS = 5_000;
const BATCH = 50;

/**
 * Asks orders about stock that has waited too long for its order, and takes it back only when orders
 * promises that none will come. While orders cannot answer, the stock stays where it is.
 */
export function reservationSweeper(chassis: Chassis): Worker {
  return {
    name: 'reservation-sweeper',
    everyMs: EVERY_MS,
    work: async (signal) => {
      const since = new Date(chassis.clock().getTime() - RESERVATION_SECONDS * 1_000);
      const overdue = await listOverdue(chassis.db, since, BATCH);
      for (const reference of overdue) {
        if (signal.aborted || !(await settle(chassis, reference))) return false;
      }
      return overdue.length === BATCH;
    },
  };
}

/** False when orders cannot answer now. */
async function settle({ call, db, clock }: Chassis, reference: string): Promise<boolean> {
  try {
    const { sold } = await call('orders', closeUnsoldSale, { params: { reference } });
    if (sold) await db.transaction((trx) => sellCart(trx, reference));
    else await releaseCart(db, reference, clock());
    return true;
  } catch (error) {
    if (error instanceof Unavailable) return false;
    throw error;
  }
}
