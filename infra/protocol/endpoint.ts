import type { ZodType } from 'zod';

/** Who may call an endpoint. `service` means another part of the shop, never a browser. */
export type Access = 'public' | 'signed-in' | 'admin' | 'service';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the shop, as data: the bff routes by it, the owner serves it, other services call it,
 * the document describes it.
 *
 * `path` is written with `:name` for parameters. `consumes: 'multipart'` endpoints validate their
 * text fields with `body`; files are received by the owner.
 */
export interface Endpoint<Params = unknown, Query = unknown, Body = unknown, Response = unknown> {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly status: 200 | 201 | 202 | 204;
  readonly consumes: 'json' | 'multipart';
  readonly params: ZodType<Params> | null;
  readonly query: ZodType<Query> | null;
  readonly body: ZodType<Body> | null;
  readonly response: ZodType<Response> | null;
}

type Given<Params, Query, Body, Response> = Pick<
  Endpoint,
  'method' | 'path' | 'access' | 'summary'
> &
  Partial<Endpoint<Params, Query, Body, Response>>;

/** Completes an endpoint: status 200, JSON, and no parameters, query, body or response body. */
export function defineEndpoint<Params = null, Query = null, Body = null, Response = null>(
  given: Given<Params, Query, Body, Response>,
): Endpoint<Params, Query, Body, Response> {
  return {
    status: 200,
    consumes: 'json',
    params: null,
    query: null,
    body: null,
    response: null,
    ...given,
  };
}

/** Fills an endpoint's path: `pathOf('/api/orders/:id', { id: 7 })` is `/api/orders/7`. */
export function pathOf(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
