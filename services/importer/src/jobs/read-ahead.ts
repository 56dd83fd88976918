/** The same items, of which the next one is fetched while the last one is worked on. */
export async function* readAhead<T>(
  items: AsyncGenerator<T, void, undefined>,
): AsyncGenerator<T, void, undefined> {
  const fetch = (): Promise<IteratorResult<T, void>> => {
    const fetching = items.next();
    // It is thrown when its turn comes, if it does.
    fetching.catch(() => undefined);
    return fetching;
  };
  try {
    for (let fetching = fetch(); ;) {
      const { done, value } = await fetching;
      if (done) return;
      fetching = fetch();
      yield value;
    }
  } finally {
    await items.return();
  }
}
