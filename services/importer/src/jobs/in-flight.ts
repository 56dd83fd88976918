/**
 * Works on up to `most` items at once and gives what comes of them in their order. When one fails,
 * the others are waited for, and its error is thrown.
 */
export async function* inFlight<T, R>(
  items: AsyncIterable<T>,
  most: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R, void, undefined> {
  const underWay: Promise<R>[] = [];
  try {
    for await (const item of items) {
      const working = work(item);
      // It is thrown when its turn comes, if it does.
      working.catch(() => undefined);
      underWay.push(working);
      if (underWay.length === most) yield await (underWay.shift() as Promise<R>);
    }
    while (underWay.length > 0) yield await (underWay.shift() as Promise<R>);
  } finally {
    await Promise.allSettled(underWay);
  }
}
