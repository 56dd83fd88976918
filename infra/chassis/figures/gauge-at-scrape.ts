import { Gauge, type Registry } from 'prom-client';

/** The value of each state; those that are not known are left out. */
export type ByState = Readonly<Record<string, number>>;

/** A figure that is read when somebody looks; while it is not known (null) there is none. */
export function gaugeAtScrape(
  registry: Registry,
  { name, help }: { name: string; help: string },
  read: () => Promise<number | null> | number,
): void {
  const figure = new Gauge({
    name,
    help,
    registers: [registry],
    collect: async () => {
      const value = await read();
      // `reset` would leave a 0, which is another thing to say.
      figure.remove();
      if (value !== null) figure.set(value);
    },
  });
}

/** The same of several states. */
export function gaugeStatesAtScrape(
  registry: Registry,
  { name, help }: { name: string; help: string },
  read: () => Promise<ByState | null> | ByState,
): void {
  const figure = new Gauge({
    name,
    help,
    labelNames: ['state'],
    registers: [registry],
    collect: async () => {
      const states = await read();
      figure.reset();
      for (const [state, value] of Object.entries(states ?? {})) figure.set({ state }, value);
    },
  });
}
