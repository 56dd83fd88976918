import type { Log } from '../log.ts';
import { reasonOf } from './reason.ts';

export interface LanesOptions {
  readonly name: string;
  /** Lanes that may work at the same time. */
  readonly most: number;
  readonly pollMs: number;
  readonly log: Log;
  /** Does one piece of work, if there is one; true when there may be more. */
  readonly work: () => Promise<boolean>;
}

export interface Lanes {
  /** Says that there may be work. */
  wake(): void;
  /** Resolves when the pieces under way are finished. */
  stop(): Promise<void>;
}

/**
 * Opens one more lane whenever woken and whenever there was more work than one piece, up to `most`,
 * and closes those that find no more: a slow piece holds up its own lane only, and an idle service
 * makes one query per poll.
 */
export function startLanes({ name, most, pollMs, log, work }: LanesOptions): Lanes {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let failing = false;
  let askedWhileFull = false;

  const runLane = async (): Promise<void> => {
    try {
      while (!stopping.signal.aborted && (await work())) open();
      if (failing) log.info({ worker: name }, 'working again');
      failing = false;
    } catch (error) {
      if (!failing) log.warn({ worker: name, reason: reasonOf(error) }, 'cannot work for now');
      failing = true;
    }
  };

  const open = (): void => {
    if (stopping.signal.aborted) return;
    if (running.size >= most) {
      askedWhileFull = true;
      return;
    }
    askedWhileFull = false;
    const lane = runLane().finally(() => {
      running.delete(lane);
      // Its last look may have been before the work came that we were woken for.
      if (askedWhileFull) open();
    });
    running.add(lane);
  };

  const poll = setInterval(open, pollMs);
  open();

  return {
    wake: open,
    stop: async () => {
      stopping.abort();
      clearInterval(poll);
      await Promise.all(running);
    },
  };
}
