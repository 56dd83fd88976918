import type { Log } from './log.ts';

export interface Worker {
  readonly name: string;
  /** Pause between rounds when there is nothing to do. */
  readonly everyMs: number;
  /** One round; true when there is more to do at once. `signal` says that the process wants to end. */
  readonly work: (signal: AbortSignal) => Promise<boolean>;
}

export interface RunningWorker {
  /** Makes the next round start now. */
  wake(): void;
  /** Resolves when the round under way has ended. */
  stop(): Promise<void>;
}

const LONGEST_PAUSE_MS = 30_000;

/** Runs rounds until stopped. A failing round is logged and tried again after a growing pause. */
export function startWorker(worker: Worker, log: Log): RunningWorker {
  const ending = new AbortController();
  let woken = false;
  let rouse: () => void = () => undefined;

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      if (woken || ending.signal.aborted) return resolve();
      const timer = setTimeout(resolve, ms);
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async (): Promise<void> => {
    let failures = 0;
    while (!ending.signal.aborted) {
      woken = false;
      try {
        const more = await worker.work(ending.signal);
        failures = 0;
        if (!more) await pause(worker.everyMs);
      } catch (error) {
        failures += 1;
        if (failures === 1) log.warn({ err: error, worker: worker.name }, 'a worker round failed');
        await pause(Math.min(worker.everyMs * 2 ** failures, LONGEST_PAUSE_MS));
      }
    }
  };
  const running = run();

  return {
    wake: () => {
      woken = true;
      rouse();
    },
    stop: async () => {
      ending.abort();
      rouse();
      await running;
    },
  };
}
