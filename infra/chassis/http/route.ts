import type { Readable } from 'node:stream';
import type { Request } from 'express';
import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import type { Caller } from '../auth/internal-token.ts';
import { type ReceiveFile, refuseFile, type UploadedFile } from './upload.ts';

/** A call as its handler sees it: checked, typed, and on behalf of somebody. */
export interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly caller: Caller;
  /** Of a multipart call; empty otherwise. */
  readonly files: readonly UploadedFile[];
  /** The raw request, for headers and streams. */
  readonly request: Request;
}

/** An answer that needs more than JSON: headers, another status, a Buffer or Readable as body. */
export class Reply<Response> {
  readonly value: Response;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number | null;

  constructor(
    value: Response,
    options: { headers?: Readonly<Record<string, string>>; status?: number } = {},
  ) {
    this.value = value;
    this.headers = options.headers ?? {};
    this.status = options.status ?? null;
  }
}

/** An endpoint and the function that answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly receive: ReceiveFile;
  readonly handle: (call: Call<unknown, unknown, unknown>) => Promise<unknown>;
  /** True: its body comes as the text that was sent. */
  readonly isUnread?: boolean;
}

type Handler<Params, Query, Body, Response> = (
  call: Call<Params, Query, Body>,
) => Promise<Response | Reply<Response | Buffer | Readable>>;

/**
 * Serves an endpoint: `handle` gets a checked call, returns a value or throws a ShopError. Each file
 * of a multipart call goes through `receive` first.
 */
export function serve<Params, Query, Body, Response>(
  endpoint: Endpoint<Params, Query, Body, Response>,
  handle: Handler<Params, Query, Body, Response>,
  receive: ReceiveFile = refuseFile,
): Route {
  return { endpoint, receive, handle } as Route;
}

/**
 * `serve` for large bodies that are worked on elsewhere: `body` is what was sent, to be read there
 * by `readBodyText`.
 */
export function serveUnread<Params, Query, Body, Response>(
  endpoint: Endpoint<Params, Query, Body, Response>,
  handle: Handler<Params, Query, string, Response>,
): Route {
  return { endpoint, receive: refuseFile, handle, isUnread: true } as Route;
}
