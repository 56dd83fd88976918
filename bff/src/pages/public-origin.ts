import { InvalidInput } from '@dahab/chassis/errors.ts';
import type { Request } from 'express';

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The shop's own address, without a path, as it stands in canonical links: the configured one, else
 * that of the request, which proxies of ours may tell. Throws InvalidInput for a host that is none.
 */
export function publicOrigin(request: Request, configured: string | undefined): string {
  if (configured !== undefined) return new URL(configured).origin;
  const host = request.host ?? '';
  if (!HOST.test(host)) throw new InvalidInput('The host of the address is not valid');
  return `${request.protocol === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`;
}
