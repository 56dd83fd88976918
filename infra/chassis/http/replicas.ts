import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { ServiceName } from '@dahab/protocol/event.ts';

/** Where the replicas of each service are. */
export interface Replicas {
  /**
   * Addresses to ask, best first: in turn, and those that were not to be reached a moment ago last.
   * Rejects when the name of a service is not known.
   */
  of(service: ServiceName): Promise<string[]>;
  /** Nobody was to be reached at an address: for a moment others are asked first. */
  rest(address: string): void;
}

/** New replicas are noticed, and those that went forgotten, within a second. */
const KNOWN_MS = 1_000;
const REST_MS = 2_000;

/**
 * `locate` says one address of a service, or several separated by commas; a name in one may stand
 * for several machines.
 */
export function createReplicas(
  locate: (service: ServiceName) => string,
  now: () => number = () => performance.now(),
): Replicas {
  const known = new Map<string, { addresses: Promise<string[]>; until: number }>();
  const resting = new Map<string, number>();
  const turns = new Map<ServiceName, number>();

  const resolve = (base: string): Promise<string[]> => {
    const url = new URL(base);
    if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return Promise.resolve([base]);
    const before = known.get(base);
    if (before && now() < before.until) return before.addresses;
    const addresses = lookUp(url).catch((error: unknown) => {
      if (before) return before.addresses;
      known.delete(base);
      throw error;
    });
    known.set(base, { addresses, until: now() + KNOWN_MS });
    return addresses;
  };
  const isResting = (address: string): boolean => now() < (resting.get(address) ?? 0);

  return {
    of: async (service) => {
      const found = await Promise.all(locate(service).split(',').map(resolve));
      const addresses = found.flat();
      const turn = (turns.get(service) ?? 0) + 1;
      turns.set(service, turn);
      const first = turn % addresses.length;
      const inTurn = [...addresses.slice(first), ...addresses.slice(0, first)];
      return inTurn.toSorted((a, b) => Number(isResting(a)) - Number(isResting(b)));
    },
    rest: (address) => {
      for (const rested of [...resting.keys()].filter((one) => !isResting(one))) {
        resting.delete(rested);
      }
      resting.set(address, now() + REST_MS);
    },
  };
}

async function lookUp(url: URL): Promise<string[]> {
  const found = await lookup(url.hostname, { all: true });
  return found.map(({ address, family }) => {
    const one = new URL(url);
    one.hostname = family === 6 ? `[${address}]` : address;
    return one.origin;
  });
}
