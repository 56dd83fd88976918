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
  /** Says that there is one piece more. */
  wake(): void;
  /** Does a piece that the caller has at hand in a lane of its own; null when none is free. */
  take(piece: () => Promise<void>): Promise<void> | null;
  /** Resolves when the pieces under way are finished. */
  stop(): Promise<void>;
}

/**
 * Looks once for each piece that it was told of, in up to `most` lanes at a time: a slow piece holds
 * up its own lane only, and nobody looks in vain. What it was not told of (due again, or left by a
 * process that died) is found by a look per poll, which goes on for as long as there is more.
 */
export function startLanes({ name, most, pollMs, log, work }: LanesOptions): Lanes {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let told = 0;
  let failing = false;

  const workOff = async (searches: boolean): Promise<void> => {
    let more = searches;
    while (!stopping.signal.aborted && (told > 0 || more)) {
      told = Math.max(0, told - 1);
      more = (await work()) && searches;
      if (more) openLane(true);
    }
  };

  const runLane = async (searches: boolean): Promise<void> => {
    try {
      await workOff(searches);
      if (failing) log.info({ worker: name }, 'working again');
      failing = false;
    } catch (error) {
      if (!failing) log.warn({ worker: name, reason: reasonOf(error) }, 'cannot work for now');
      failing = true;
    }
  };

  const isFree = (): boolean => !stopping.signal.aborted && running.size < most;

  const occupy = (working: Promise<void>): void => {
    const lane = working.finally(() => {
      running.delete(lane);
      // Told of after its last look.
      if (told > 0) openLane(false);
    });
    running.add(lane);
  };

  const openLane = (searches: boolean): void => {
    if (isFree()) occupy(runLane(searches));
  };

  const poll = setInterval(openLane, pollMs, true);
  openLane(true);

  return {
    wake: () => {
      told += 1;
      openLane(false);
    },
    take: (piece) => {
      if (!isFree()) return null;
      const working = piece();
      // Whoever brought the piece hears what came of it.
      occupy(working.catch(() => undefined));
      return working;
    },
    stop: async () => {
      stopping.abort();
      clearInterval(poll);
      await Promise.all(running);
    },
  };
}
