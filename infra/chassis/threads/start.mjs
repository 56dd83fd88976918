import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';

stepBack();

// Node strips types by itself from 22.18 on; before, a loader does, which threads do not inherit.
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api');
  register();
}
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
