/** Runs work one after the other, so that many pictures at once take the memory of one. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

export function oneAtATime(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work, work);
    last = result.catch(() => undefined);
    return result;
  };
}
