import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import type { Express, RequestHandler } from 'express';
import { refuseMethod } from './refuse-method.ts';

/** An endpoint and what answers it. */
export interface Mounted {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  readonly handlers: readonly RequestHandler[];
}

/**
 * Registers calls path by path, each path's other methods refused with 405 before the next one: a
 * path with a parameter (`/products/:id`) never takes what is meant for a more exact one. That must
 * stand before it; throws when it does not.
 */
export function mount(app: Express, calls: readonly Mounted[]): void {
  const paths = [...new Set(calls.map(({ endpoint }) => endpoint.path))];
  refuseShadows(paths);
  for (const path of paths) {
    const ofPath = calls.filter(({ endpoint }) => endpoint.path === path);
    for (const { endpoint, handlers } of ofPath) {
      app[registrarOf(endpoint.method)](path, ...handlers);
    }
    const methods = ofPath.map(({ endpoint }) => endpoint.method).join(', ');
    app.all(path, (_request, response) => refuseMethod(response, methods));
  }
}

function refuseShadows(paths: readonly string[]): void {
  for (const [index, path] of paths.entries()) {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    const shadowed = paths.slice(index + 1).find((later) => pattern.test(later));
    if (shadowed !== undefined) throw new Error(`${path} takes what is meant for ${shadowed}`);
  }
}

/** Express' name of a method's registrar. */
function registrarOf(method: Endpoint['method']): 'get' | 'post' | 'put' | 'patch' | 'delete' {
  return method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
}
