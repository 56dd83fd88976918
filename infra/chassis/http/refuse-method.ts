import type { Response } from 'express';
import { ShopError } from '../errors.ts';

/** Throws the 405, with what the address does allow. */
export function refuseMethod(response: Response, allowed: string): never {
  response.set('Allow', allowed);
  throw new ShopError(405, 'method-not-allowed', 'This address does not take this method');
}
