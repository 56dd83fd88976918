import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Worker, workerData } from 'node:worker_threads';
import { runInContext } from '../context.ts';

const start = fileURLToPath(new URL('start.mjs', import.meta.url));

export interface Program {
  /** A module of ours. */
  readonly url: URL;
  /** What it is to work on, to be cloned: it takes it with `givenToThread`. */
  readonly given: unknown;
  /**
   * Of its own heap; one that needs more is ended. All of it is first gone through when an eighth is
   * full: each time, V8 forgets code that it has optimised, and by itself it would begin much earlier.
   */
  readonly mostMemoryMb: number;
}

/**
 * Runs a program in a thread of its own, behind whoever waits for this process: work of some length
 * that nobody is to be kept waiting for.
 */
export function startThread({ url, given, mostMemoryMb }: Program): Worker {
  // Read when a heap is made, and nowhere to be said for one of them; this process has its own by now.
  setFlagsFromString(`--initial-old-space-size=${Math.floor(mostMemoryMb / 8)}`);
  const begin = (): Worker =>
    new Worker(start, {
      workerData: { program: url.href, given },
      // What this process is started with is none of its business.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
    });
  // What it says later would else count as said for the request that happens to start it.
  return runInContext({ requestId: '-' }, begin);
}

/** To be called in the thread. */
export function givenToThread(): unknown {
  return (workerData as { given: unknown }).given;
}
