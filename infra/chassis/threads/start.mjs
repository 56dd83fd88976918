import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';

stepBack();

// Threads do not inherit it.
await import('../typescript/load.mjs');
await import(workerData.program);

/** Who waits for an answer goes first. Only Linux gives each thread a priority of its own. */
function stepBack() {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Somewhere else, or closed to us: it works on beside the others as an equal.
  }
}
