import { withSignsOfLife } from '@dahab/chassis/signs-of-life.ts';

/**
 * Lets those that ask for the same at the same time share one piece of work and what comes of it,
 * good or bad. Whoever joins is told each second that he waits.
 */
export type Together = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export function createTogether(): Together {
  const underWay = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>) => {
    const known = underWay.get(name) as Promise<T> | undefined;
    if (known) return withSignsOfLife(known);
    const started = work().finally(() => underWay.delete(name));
    underWay.set(name, started);
    return started;
  };
}
