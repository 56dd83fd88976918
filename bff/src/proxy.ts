import { Agent } from 'node:http';
import type { ClientRequest, ServerResponse } from 'node:http';
import { type Caller, signCaller } from '@dahab/chassis/auth/internal-token.ts';
import { Unavailable } from '@dahab/chassis/errors.ts';
import { problemOf } from '@dahab/chassis/http/problem.ts';
import type { Log } from '@dahab/chassis/log.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import type { Request, RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** Longer than the longest answer that a service promises (an import: 20 s). */
const PROXY_TIMEOUT_MS = 30_000;

/** What a client may not tell a service: these are ours to say. */
const oursToSay = [
  'authorization',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-real-ip',
];

/** Hands requests on to a service as they are, in the name of the caller that the bff found. */
export function proxyTo(
  service: ServiceName,
  options: {
    locate: (service: ServiceName) => string;
    tokenSecret: string;
    log: Log;
    callerOf: (request: Request) => Caller;
  },
): RequestHandler {
  return createProxyMiddleware<Request>({
    router: () => options.locate(service),
    target: 'http://service.invalid',
    agent: new Agent({ keepAlive: true }),
    proxyTimeout: PROXY_TIMEOUT_MS,
    on: {
      proxyReq: (proxied, request) => {
        speakFor(proxied, request, signCaller(options.callerOf(request), options.tokenSecret));
      },
      error: (error, request, response) => {
        options.log.warn({ err: error, service, path: request.path }, 'a service is not reachable');
        // What the client is still sending would otherwise wait for a reader for ever.
        request.unpipe();
        request.resume();
        answerUnavailable(service, response as ServerResponse);
      },
    },
  });
}

function speakFor(proxied: ClientRequest, request: Request, token: string): void {
  for (const name of oursToSay) proxied.removeHeader(name);
  proxied.removeHeader('cookie');
  proxied.setHeader('authorization', `Bearer ${token}`);
  proxied.setHeader('x-forwarded-for', request.ip ?? '');
  proxied.setHeader('x-forwarded-proto', request.protocol);
}

function answerUnavailable(service: ServiceName, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify(
    problemOf(new Unavailable(`The ${service} service is not reachable right now`)),
  );
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2' }).end(body);
}
