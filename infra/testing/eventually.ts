import { setTimeout as pause } from 'node:timers/promises';

/** What waits for it is right however slow the machine is; only what is wrong waits so long. */
const PATIENCE_MS = 30_000;

/**
 * Repeats `assertion` until it passes, and answers what it returned; after `timeoutMs` (30,000 when
 * absent) rejects with its last error.
 */
export async function eventually<T>(
  assertion: () => T | Promise<T>,
  options: { timeoutMs?: number; everyMs?: number } = {},
): Promise<T> {
  const { timeoutMs = PATIENCE_MS, everyMs = 20 } = options;
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await pause(everyMs);
  }
}
