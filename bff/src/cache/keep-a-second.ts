import { createKeptStore } from './kept-store.ts';

const MOST_KEPT = 200;

export interface KeptASecond<Value> {
  /** What was made under this key within the last second or is being made; else what `make` makes. */
  get(key: string, make: () => Promise<Value>): Promise<Value>;
  /** From now on nothing that was asked for earlier is given to anybody new. */
  empty(): void;
}

/** Keeps what is the same for all who ask. Failures are not kept. `now` is a steady clock in ms. */
export function keepASecond<Value>(now: () => number): KeptASecond<Value> {
  const store = createKeptStore<{ readonly value: Value }>(now, {
    max: MOST_KEPT,
    ttlAutopurge: true,
  });
  const boxed = async (making: Promise<Value>) => ({ value: await making });
  return {
    get: async (key, make) => {
      const known = store.find(key) ?? (await store.underWay(key));
      if (known) return known.value;
      const making = make();
      await store.keep(key, boxed(making));
      return making;
    },
    empty: store.empty,
  };
}
