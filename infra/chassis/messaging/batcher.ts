interface Entry<Item> {
  readonly item: Item;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers the items that come at the same time, or while a write is under way, into one write of up
 * to `most`. Each item's promise settles as its write does.
 */
export function createBatcher<Item>(
  write: (items: Item[]) => Promise<void>,
  most: number,
): (item: Item) => Promise<void> {
  const waiting: Entry<Item>[] = [];
  let writing = false;

  const writeNext = async (): Promise<void> => {
    const batch = waiting.splice(0, most);
    try {
      await write(batch.map(({ item }) => item));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) await writeNext();
    writing = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (writing) return;
      writing = true;
      setImmediate(() => void writeAll());
    });
}
