/** Chance that falls the same way each time: a story told twice is the same story. */
export interface Dice {
  /** From 0 up to, without, 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  happens(probability: number): boolean;
  /** One of the things, each as likely as its weight is large. */
  pick<T>(things: readonly T[], weightOf?: (thing: T) => number): T;
  shuffle<T>(things: readonly T[]): T[];
}

/** Mulberry32: 32 bits of state, even enough for a story. */
export function createDice(seed: number): Dice {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    happens: (probability) => next() < probability,
    pick: (things, weightOf = () => 1) => pickAt(next(), things, weightOf),
    shuffle: (things) => {
      const keyed = things.map((thing) => ({ thing, key: next() }));
      return keyed.toSorted((one, other) => one.key - other.key).map(({ thing }) => thing);
    },
  };
}

function pickAt<T>(share: number, things: readonly T[], weightOf: (thing: T) => number): T {
  let left = share * things.reduce((sum, thing) => sum + weightOf(thing), 0);
  for (const thing of things) {
    left -= weightOf(thing);
    if (left < 0) return thing;
  }
  const last = things.at(-1);
  if (last === undefined) throw new Error('There is nothing to pick from');
  return last;
}
