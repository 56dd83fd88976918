/**
 * Lets those that ask for the same at the same time share one piece of work and what comes of it,
 * good or bad.
 */
export type Together = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export function createTogether(): Together {
  const underWay = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>) => {
    const known = underWay.get(name) as Promise<T> | undefined;
    if (known) return known;
    const started = work().finally(() => underWay.delete(name));
    underWay.set(name, started);
    return started;
  };
}
