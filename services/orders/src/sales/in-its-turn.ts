import { setTimeout as pause } from 'node:timers/promises';
import { sayStillHere } from '@dahab/chassis/context.ts';
import { ShopError } from '@dahab/chassis/errors.ts';
import { SALE_IN_PROGRESS } from './open-sale.ts';

/** Longer than the lease that a killed server leaves behind. */
const LONGEST_WAIT_MS = 5_000;
const LOOK_EVERY_MS = 100;

/**
 * Opens a sale once nobody else works on it: the front door sends a sale again whose server died
 * while it made it. Whoever is not let in by then is told that it is being made.
 */
export async function inItsTurn<Sale>(open: () => Promise<Sale>): Promise<Sale> {
  const until = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!isInProgress(error) || performance.now() > until) throw error;
      sayStillHere();
      await pause(LOOK_EVERY_MS);
    }
  }
}

function isInProgress(error: unknown): boolean {
  return error instanceof ShopError && error.code === SALE_IN_PROGRESS;
}
