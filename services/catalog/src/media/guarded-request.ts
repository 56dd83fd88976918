import { get as httpGet, type IncomingMessage } from 'node:http';
import { get as httpsGet } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type LookUp, nameLookUp } from './look-up-name.ts';
import { isPublicAddress } from './public-address.ts';

export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

export interface Guard {
  readonly isAllowed: (address: string) => boolean;
  readonly lookup: LookUp;
}

export const publicOnly: Guard = { isAllowed: isPublicAddress, lookup: nameLookUp() };

/**
 * A GET that connects to allowed addresses only. They are checked where the connection itself looks
 * them up, so that a name cannot point elsewhere a moment later. Follows no redirect.
 */
export function guardedGet(url: URL, guard: Guard, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // Node looks up names only, not addresses.
    if (isIP(host) !== 0 && !guard.isAllowed(host)) throw new ForbiddenAddress(host);
    const get = url.protocol === 'https:' ? httpsGet : httpGet;
    const request = get(url, {
      lookup: guardedLookup(guard),
      signal,
      agent: false,
      headers: { accept: 'image/*', 'user-agent': 'Dahab' },
    });
    request.once('response', resolve);
    request.once('error', reject);
  });
}

function guardedLookup(guard: Guard): LookupFunction {
  return (hostname, options, callback) => {
    guard.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => guard.isAllowed(address))) {
        return callback(new ForbiddenAddress(hostname), '');
      }
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}
