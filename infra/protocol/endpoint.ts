import type { ZodType } from 'zod';

/** Who may call an endpoint. `service` means another part of the shop, never a browser. */
export type Access = 'public' | 'signed-in' | 'admin' | 'service';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Statuses that an endpoint's own rules refuse with, beside those that its shape brings along. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 502;

/** The files that a multipart call takes. */
export interface FileRules {
  /** Names of the file fields; the first is the one to use, the others are taken as well. */
  readonly fields: readonly string[];
  /** How many files in all. */
  readonly most: number;
  /** Bytes of each. */
  readonly largestBytes: number;
  /** Media types, for the document: what a file really is, its owner looks at. */
  readonly types: readonly string[];
  readonly required: boolean;
}

/**
 * One call of the shop, as data: the bff routes by it, the owner serves it, other services call it,
 * the document describes it and the tests hold answers against it.
 *
 * `path` is written with `:name` for parameters. `consumes: 'multipart'` endpoints validate their
 * text fields with `body`; `files` are received by the owner. `response` is the JSON of `status` and
 * of `statusWhenSlow`; what is not JSON has none, and `produces` names its media type. A call that is
 * `repeatable` does nothing more when it is made twice: it is made again when its answer was lost.
 */
export interface Endpoint<Params = unknown, Query = unknown, Body = unknown, Response = unknown> {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly repeatable: boolean;
  readonly status: 200 | 201 | 202 | 204;
  /** Instead of `status` while the work goes on in the background. */
  readonly statusWhenSlow: 202 | null;
  readonly consumes: 'json' | 'multipart';
  readonly produces: string;
  readonly params: ZodType<Params> | null;
  readonly query: ZodType<Query> | null;
  readonly body: ZodType<Body> | null;
  readonly files: FileRules | null;
  readonly response: ZodType<Response> | null;
  /** Headers that the call reads and that its answer carries, each with a sentence. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** What its own rules refuse, each with a sentence. */
  readonly refusals: Readonly<Partial<Record<RefusalStatus, string>>>;
}

type Given<Params, Query, Body, Response> = Pick<
  Endpoint,
  'method' | 'path' | 'access' | 'summary'
> &
  Partial<Endpoint<Params, Query, Body, Response>>;

/**
 * Completes an endpoint: status 200, JSON, and no parameters, query, body or response body; repeatable
 * if it only reads.
 */
export function defineEndpoint<Params = null, Query = null, Body = null, Response = null>(
  given: Given<Params, Query, Body, Response>,
): Endpoint<Params, Query, Body, Response> {
  return {
    repeatable: given.method === 'GET',
    status: 200,
    statusWhenSlow: null,
    consumes: 'json',
    produces: 'application/json',
    params: null,
    query: null,
    body: null,
    files: null,
    response: null,
    requestHeaders: {},
    responseHeaders: {},
    refusals: {},
    ...given,
  };
}

/** Fills an endpoint's path: `pathOf('/api/orders/:id', { id: 7 })` is `/api/orders/7`. */
export function pathOf(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
