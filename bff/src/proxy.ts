import { Agent, type ClientRequest, type IncomingMessage } from 'node:http';
import { type Caller, signCaller } from '@dahab/chassis/auth/internal-token.ts';
import { InvalidInput, ShopError, TooSlow, Unavailable } from '@dahab/chassis/errors.ts';
import { mayAskAnother, openTurn, type Turn } from '@dahab/chassis/http/ask-in-turn.ts';
import { problemOf } from '@dahab/chassis/http/problem.ts';
import type { Replicas } from '@dahab/chassis/http/replicas.ts';
import { currentSpan } from '@dahab/chassis/context.ts';
import type { Log } from '@dahab/chassis/log.ts';
import type { Tracer } from '@dahab/chassis/tracing/tracing.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import type { Request, RequestHandler, Response } from 'express';
import {
  createProxyMiddleware,
  debugProxyErrorsPlugin,
  type Plugin,
  proxyEventsPlugin,
} from 'http-proxy-middleware';
import { safeMethods } from './cross-site.ts';
import { holdBody } from './held-body.ts';
import { STALLED_MS } from './patience.ts';

/** What a client may not tell a service: these are ours to say. */
const oursToSay = [
  'authorization',
  'cookie',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-real-ip',
  'traceparent',
  'tracestate',
  'baggage',
];

/** A request on its way to a service, and to another replica of it if need be. */
interface Errand {
  readonly turn: Turn;
  readonly isRepeatable: boolean;
  /** Whether what the client sends may be sent again: it was held, or there is none. */
  readonly isHeld: boolean;
  address: string;
}

/** How a call is handed on. */
export interface Handing {
  /** How long the service may be silent. */
  readonly timeoutMs: number;
  /** Whether it may be asked of another replica when the answer of the first was lost. */
  readonly isRepeatable: (request: Request) => boolean;
}

/**
 * Hands requests on to a service as they are, in the name of the caller that the bff found. One
 * proxy does for all handlers: each adds listeners to the server.
 *
 * A replica that is not there, or goes before it has begun to answer, is passed over where that can
 * do no harm: `mayAskAnother`.
 */
export function proxyTo(
  service: ServiceName,
  options: {
    replicas: Replicas;
    tokenSecret: string;
    log: Log;
    /** Where what is handed on is traced. */
    tracer?: Tracer | undefined;
    callerOf: (request: Request) => Caller;
    /** Called before a request is handed on, and again before its answer goes out. */
    onPass: (request: Request) => void;
  },
): (handing: Handing) => RequestHandler {
  const errands = new WeakMap<IncomingMessage, Errand>();
  const proxy = createProxyMiddleware<Request>({
    router: (request) => errands.get(request)?.address,
    target: 'http://service.invalid',
    agent: new Agent({ keepAlive: true }),
    ejectPlugins: true,
    // The library's own but the one that answers failures: another replica may still answer.
    plugins: [debugProxyErrorsPlugin, proxyEventsPlugin] as unknown as Plugin<Request>[],
    on: {
      proxyReq: (asked, request) => {
        endSilence(service, asked, request, errands.get(request)?.turn.left() ?? 0);
      },
      proxyRes: (_answer, request) => options.onPass(request),
      error: (trouble, request, response) => {
        void goOn(trouble, request, response as Response);
      },
    },
  });

  /** To the next replica; false where there is none, or where it would do harm. */
  const handOnAgain = async (
    trouble: Error,
    request: Request,
    response: Response,
  ): Promise<boolean> => {
    const errand = errands.get(request);
    if (!errand || response.headersSent || response.destroyed) return false;
    errand.turn.failed();
    if (!errand.isHeld || !mayAskAnother(trouble, errand.isRepeatable)) return false;
    const address = await nextOf(errand);
    if (address === null) return false;
    options.log.info({ err: trouble, service, path: request.path }, 'another replica is asked');
    errand.address = address;
    await proxy(request, response);
    return true;
  };

  const giveUp = (error: Error, request: Request, response: Response): void => {
    options.onPass(request);
    options.log.warn({ err: error, service, path: request.path }, 'a service is not reachable');
    // What the client is still sending would otherwise wait for a reader for ever.
    request.unpipe();
    request.resume();
    answerFault(error instanceof ShopError ? error : unreachable(service), response);
  };

  const goOn = async (trouble: Error, request: Request, response: Response): Promise<void> => {
    if (!(await handOnAgain(trouble, request, response))) giveUp(trouble, request, response);
  };

  return ({ timeoutMs, isRepeatable }) =>
    async (request, response, next) => {
      refuseUnmeasuredDelete(request);
      options.onPass(request);
      speakFor(request, signCaller(options.callerOf(request), options.tokenSecret));
      traceErrand(service, options.tracer, request, response);
      const isHeld = await holdBody(request);
      const turn = openTurn(options.replicas, service, timeoutMs);
      const address = await turn.next().catch((error: unknown) => {
        throw unreachable(service, error);
      });
      errands.set(request, {
        turn,
        isRepeatable: isRepeatable(request),
        isHeld,
        address: address ?? '',
      });
      return proxy(request, response, next);
    };
}

async function nextOf({ turn }: Errand): Promise<string | null> {
  try {
    return await turn.next();
  } catch {
    return null;
  }
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

/** Under the request that it is part of; another replica that is asked belongs to it as well. */
function traceErrand(
  service: ServiceName,
  tracer: Tracer | undefined,
  request: Request,
  response: Response,
): void {
  if (tracer === undefined) return;
  const name = `${request.method} ${service}`;
  const span = tracer.start('client', name, currentSpan()?.traceparent ?? null, {
    'peer.service': service,
  });
  request.headers['traceparent'] = span.traceparent;
  response.once('close', () => span.end({ status: response.statusCode }));
}

function answerFault(error: ShopError, response: Response): void {
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
