import { Agent, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Caller, signCaller } from '@dahab/chassis/auth/internal-token.ts';
import { InvalidInput, ShopError, TooSlow, Unavailable } from '@dahab/chassis/errors.ts';
import { problemOf } from '@dahab/chassis/http/problem.ts';
import type { Log } from '@dahab/chassis/log.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import type { Request, RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { safeMethods } from './cross-site.ts';
import { STALLED_MS } from './patience.ts';

/** What a client may not tell a service: these are ours to say. */
const oursToSay = [
  'authorization',
  'cookie',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-real-ip',
];

/**
 * Hands requests on to a service as they are, in the name of the caller that the bff found; each
 * handler allows the service to be silent for `timeoutMs`. One proxy does for all of them: each adds
 * listeners to the server.
 */
export function proxyTo(
  service: ServiceName,
  options: {
    locate: (service: ServiceName) => string;
    tokenSecret: string;
    log: Log;
    callerOf: (request: Request) => Caller;
    /** Called before a request is handed on, and again before its answer goes out. */
    onPass: (request: Request) => void;
  },
): (timeoutMs: number) => RequestHandler {
  const patience = new WeakMap<IncomingMessage, number>();
  const proxy = createProxyMiddleware<Request>({
    router: () => options.locate(service),
    target: 'http://service.invalid',
    agent: new Agent({ keepAlive: true }),
    on: {
      proxyReq: (asked, request) => endSilence(service, asked, request, patience.get(request) ?? 0),
      proxyRes: (_answer, request) => options.onPass(request),
      error: (error, request, response) => {
        options.onPass(request);
        options.log.warn({ err: error, service, path: request.path }, 'a service is not reachable');
        // What the client is still sending would otherwise wait for a reader for ever.
        request.unpipe();
        request.resume();
        answerFault(
          error instanceof ShopError ? error : unreachable(service),
          response as ServerResponse,
        );
      },
    },
  });
  return (timeoutMs) => (request, response, next) => {
    refuseUnmeasuredDelete(request);
    patience.set(request, timeoutMs);
    options.onPass(request);
    speakFor(request, signCaller(options.callerOf(request), options.tokenSecret));
    return proxy(request, response, next);
  };
}

/** Gives up on a service that is silent for `timeoutMs`, and on a client that is while it sends. */
function endSilence(
  service: ServiceName,
  asked: ClientRequest,
  request: Request,
  timeoutMs: number,
): void {
  asked.on('timeout', () => {
    const hasStalled = !request.complete && !asked.writableNeedDrain;
    asked.destroy(hasStalled ? new TooSlow() : silent(service, request.method));
  });
  if (request.complete) return void asked.setTimeout(timeoutMs);
  asked.setTimeout(Math.max(timeoutMs, STALLED_MS));
  request.once('end', () => asked.setTimeout(timeoutMs));
}

/** A write that nothing was heard of may have been done: nobody may take it for refused. */
function silent(service: ServiceName, method: string): Unavailable {
  if (safeMethods.has(method)) return unreachable(service);
  return new Unavailable(
    `The ${service} service has not answered in time; what it was asked for may be done all the same`,
  );
}

/** The proxy would send its body on as if there were none: as the beginning of another request. */
function refuseUnmeasuredDelete({ method, headers }: IncomingMessage): void {
  if (method === 'DELETE' && headers['transfer-encoding'] !== undefined) {
    throw new InvalidInput('This call takes no body');
  }
}

/** In the headers that came in, not by the proxy's event: it passes over requests with `Expect`. */
function speakFor(request: Request, token: string): void {
  const { headers, ip = '', protocol } = request;
  for (const name of oursToSay) delete headers[name];
  // Answered by our own server already.
  delete headers['expect'];
  headers['authorization'] = `Bearer ${token}`;
  headers['x-forwarded-for'] = ip;
  headers['x-forwarded-proto'] = protocol;
}

function answerFault(error: ShopError, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const retryAfter = error.retryAfterSeconds;
  response
    .writeHead(error.status, {
      'content-type': 'application/json',
      ...(retryAfter !== null && { 'retry-after': String(retryAfter) }),
      // The rest of a request that was given up would be read as the next one.
      ...(error instanceof TooSlow && { connection: 'close' }),
    })
    .end(JSON.stringify(problemOf(error)));
}

/** What a visitor reads when a service does not answer. */
export function unreachable(service: ServiceName, cause?: unknown): Unavailable {
  return new Unavailable(`The ${service} service is not reachable right now`, 2, cause);
}
