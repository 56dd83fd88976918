import { setTimeout as pause } from 'node:timers/promises';

/** Polls until `condition` is true; false when `timeoutMs` passed first. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  timeoutMs: number,
  everyMs = 20,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > deadline) return false;
    await pause(everyMs);
  }
  return true;
}
