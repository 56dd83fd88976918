import { statSync } from 'node:fs';
import { type DrawingWorker, startDrawingWorker } from './drawing-worker.ts';

/** One that ends is not started again at once: what ended it may still be there. */
const PAUSE_MS = 5_000;

export interface StandingWorker {
  /** Null where nothing is built, and for a while after one has ended. */
  get(): DrawingWorker | null;
  end(): Promise<void>;
}

/** The worker of a program: a new one when it was built again, or has ended. */
export function standingWorker(program: string, onNew: () => void): StandingWorker {
  let worker: DrawingWorker | null = null;
  let builtAt = 0;
  let startedAt = 0;
  return {
    get: () => {
      const modifiedAt = statSync(program, { throwIfNoEntry: false })?.mtimeMs;
      if (modifiedAt === undefined) return null;
      const isSame = builtAt === modifiedAt;
      if (worker && isSame && !worker.hasEnded()) return worker;
      if (worker && isSame && performance.now() - startedAt < PAUSE_MS) return null;
      void worker?.end();
      builtAt = modifiedAt;
      startedAt = performance.now();
      worker = startDrawingWorker(program);
      onNew();
      return worker;
    },
    end: async () => worker?.end(),
  };
}
