/** Gives each item while the next one is being made. */
export async function* oneAhead<T>(
  items: AsyncGenerator<T, void, undefined>,
): AsyncGenerator<T, void, undefined> {
  let coming = items.next();
  try {
    for (;;) {
      const { done, value } = await coming;
      if (done) return;
      coming = items.next();
      // It is thrown when its turn comes, if it does.
      coming.catch(() => undefined);
      yield value;
    }
  } finally {
    await items.return();
  }
}
