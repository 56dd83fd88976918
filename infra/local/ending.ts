export interface Ending {
  /** To be done when the shop ends; the last one added is done first. */
  atEnd(stop: () => Promise<void>): void;
  /** Does it all; one that fails does not keep the others from being done. */
  endAll(): Promise<void>;
}

export function createEnding(): Ending {
  const stops: (() => Promise<void>)[] = [];
  return {
    atEnd: (stop) => void stops.push(stop),
    endAll: async () => {
      for (const stop of stops.splice(0).toReversed()) await stop().catch(() => undefined);
    },
  };
}
