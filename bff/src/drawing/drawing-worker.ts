import { Worker } from 'node:worker_threads';
import type { Drawing, DrawingAnswer, DrawingOrder } from '../../contract/drawing.ts';

/** Far beyond what the largest page takes on a slow machine: it has lost its way. */
const LONGEST_DRAWING_MS = 5_000;

/** Pages are small; a worker that needs more than this has lost its way too. */
const MOST_MEMORY_MB = 256;

export interface DrawingWorker {
  /** One at a time. Rejects when it could not be drawn, or the worker ended. */
  draw(order: Omit<DrawingOrder, 'number'>): Promise<Drawing>;
  hasEnded(): boolean;
  end(): Promise<void>;
}

/** A thread of its own that draws pages: whatever becomes of it, the front door goes on. */
export function startDrawingWorker(program: string): DrawingWorker {
  const worker = new Worker(program, {
    // It is built: what this process loads its own sources with is none of its business.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  worker.unref();
  let number = 0;
  let ended = false;
  let settle: ((answer: DrawingAnswer | Error) => void) | null = null;
  const end = (error: Error): void => {
    ended = true;
    settle?.(error);
  };
  worker.on('message', (answer: DrawingAnswer) => {
    if (answer.number === number) settle?.(answer);
  });
  worker.once('error', end);
  worker.once('exit', () => end(new Error('The drawing of pages ended')));

  return {
    draw: (order) =>
      new Promise<Drawing>((resolve, reject) => {
        if (ended) return reject(new Error('The drawing of pages has ended'));
        number += 1;
        const limit = setTimeout(() => void worker.terminate(), LONGEST_DRAWING_MS);
        settle = (answer) => {
          settle = null;
          clearTimeout(limit);
          if (answer instanceof Error) reject(answer);
          else if ('problem' in answer) reject(new Error(answer.problem));
          else resolve(answer.drawing);
        };
        worker.postMessage({ ...order, number } satisfies DrawingOrder, []);
      }),
    hasEnded: () => ended,
    end: async () => void (await worker.terminate()),
  };
}
