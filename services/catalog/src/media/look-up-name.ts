import { type LookupAddress, type LookupAllOptions, promises as dns } from 'node:dns';
import { callbackify } from 'node:util';

/** As `dns.lookup` for all addresses of a name. */
export type LookUp = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface NameServers {
  /** Addresses with their ports; those of the machine unless given. */
  readonly servers?: readonly string[];
  /** What they may take together, by default half of the time that a picture may take. */
  readonly longestMs?: number;
}

const LOOPBACK: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/**
 * Asks the name servers itself, where `dns.lookup` takes one of the four threads of the process for as
 * long as a slow one lets it wait. Names that only the machine's own files know lead nowhere;
 * `localhost` is this machine whatever a name server says.
 */
export function nameLookUp(by: NameServers = {}): LookUp {
  const lookUp = callbackify((hostname: string) => addressesOf(hostname, by));
  return (hostname, _options, callback) => lookUp(hostname, callback);
}

async function addressesOf(
  hostname: string,
  { servers, longestMs = 5_000 }: NameServers,
): Promise<LookupAddress[]> {
  if (/(^|\.)localhost\.?$/i.test(hostname)) return [...LOOPBACK];
  const resolver = new dns.Resolver();
  if (servers) resolver.setServers(servers);
  const limit = setTimeout(() => resolver.cancel(), longestMs);
  const [four, six] = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  clearTimeout(limit);
  const found = [...inFamily(4, four), ...inFamily(6, six)];
  if (found.length === 0 && four.status === 'rejected') throw four.reason;
  return found;
}

function inFamily(family: 4 | 6, found: PromiseSettledResult<string[]>): LookupAddress[] {
  if (found.status === 'rejected') return [];
  return found.value.map((address) => ({ address, family }));
}
