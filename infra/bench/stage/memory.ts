import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 100;
const KB_PER_MB = 1_024;

/** Looks at what a process holds until it is stopped, and answers how many MB that was at most. */
export function watchMemory(pid: number): { stop(): number } {
  let most = residentMb(pid);
  const timer = setInterval(() => {
    most = Math.max(most, residentMb(pid));
  }, LOOK_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

/** Of Linux' /proc; NaN elsewhere. */
export function residentMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / KB_PER_MB;
  } catch {
    return Number.NaN;
  }
}
