import { sayStillHere } from './context.ts';
import { Unavailable } from './errors.ts';

/** Runs `work` when it is its turn, first come, first served. */
export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>;

const SIGN_OF_LIFE_MS = 1_000;

/**
 * Lets `width` pass at once and keeps the rest in line: a rush is slower for those at its end, where
 * all at once would overrun every time-out behind. Callers of requests in line are told so each
 * second; who has waited for `longestWaitMs` gets Unavailable.
 */
export function createTurnstile(width: number, longestWaitMs: number): Turnstile {
  const line: (() => void)[] = [];
  let inside = 0;

  const enter = (): Promise<void> => {
    if (inside < width) {
      inside += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const signs = setInterval(sayStillHere, SIGN_OF_LIFE_MS);
      const giveUp = setTimeout(() => {
        clearInterval(signs);
        line.splice(line.indexOf(call), 1);
        reject(new Unavailable('Too many at once; please try again'));
      }, longestWaitMs);
      const call = (): void => {
        clearInterval(signs);
        clearTimeout(giveUp);
        resolve();
      };
      line.push(call);
    });
  };

  const leave = (): void => {
    const next = line.shift();
    if (next) next();
    else inside -= 1;
  };

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
