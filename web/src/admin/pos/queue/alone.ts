const LOCK = 'till-sales';

/**
 * Runs `work` while no other tab does. Where there are no locks (plain HTTP in a local network) it
 * runs at once: that the shop makes one order of one key does not depend on it.
 */
export async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return await navigator.locks.request(LOCK, work);
}
