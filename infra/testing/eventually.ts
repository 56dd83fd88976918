import { setTimeout as pause } from 'node:timers/promises';

/**
 * Repeats `assertion` until it passes, and answers what it returned; after `timeoutMs` (5,000 when
 * absent) rejects with its last error.
 */
export async function eventually<T>(
  assertion: () => T | Promise<T>,
  options: { timeoutMs?: number; everyMs?: number } = {},
): Promise<T> {
  const { timeoutMs = 5_000, everyMs = 20 } = options;
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
