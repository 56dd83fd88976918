import type { Express, Response } from 'express';
import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import { ShopError } from '../errors.ts';

/** Known paths with a method that they do not have: 405, with what they allow. */
export function refuseOtherMethods(
  app: Express,
  endpoints: readonly Pick<Endpoint, 'method' | 'path'>[],
): void {
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    const ofPath = endpoints.filter((endpoint) => endpoint.path === path);
    const methods = ofPath.map((endpoint) => endpoint.method).join(', ');
    app.all(path, (_request, response) => refuseMethod(response, methods));
  }
}

/** Throws the 405, with what the address does allow. */
export function refuseMethod(response: Response, allowed: string): never {
  response.set('Allow', allowed);
  throw new ShopError(405, 'method-not-allowed', 'This address does not take this method');
}

/** Express' name of a method's registrar. */
export function registrarOf(
  method: Endpoint['method'],
): 'get' | 'post' | 'put' | 'patch' | 'delete' {
  return method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
}
