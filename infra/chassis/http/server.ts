import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import { authorize } from '../auth/authorize.ts';
import { actorOf, type Caller, verifyCaller } from '../auth/internal-token.ts';
import { currentRequestId, currentSpan, runInContext } from '../context.ts';
import { NotFound, Unauthenticated } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { checkInput } from './check-input.ts';
import { etagOf, holdsEtag } from './etag.ts';
import { mount } from './mount.ts';
import { answerErrors } from './problem.ts';
import { createJsonReader, createTextReader, type ReadBody } from './read-json.ts';
import { carryRequestId } from './request-id.ts';
import { type Call, Reply, type Route } from './route.ts';
import { receiveUpload } from './upload.ts';

/**
 * A service's HTTP side. Every route needs a valid internal token, then the right to call it, then a
 * valid body: in this order. `before` is mounted first (health, measuring).
 */
export function createServer(
  routes: readonly Route[],
  options: {
    tokenSecret: string;
    log: Log;
    metrics: Metrics;
    before: readonly RequestHandler[];
  },
): Express {
  const server = express().disable('x-powered-by').disable('etag').set('query parser', 'simple');
  server.use(carryRequestId(), ...options.before);
  server.get('/metrics', options.metrics.expose);
  const [readJson, readText] = [createJsonReader(), createTextReader()];
  const handlersOf = (route: Route): RequestHandler[] => [
    answer(route, route.isUnread ? readText : readJson, options.tokenSecret),
  ];
  mount(
    server,
    routes.map((route) => ({ endpoint: route.endpoint, handlers: handlersOf(route) })),
  );
  server.use(() => {
    throw new NotFound('There is nothing at this address');
  });
  server.use(answerErrors(options.log));
  return server;
}

function answer(route: Route, readBody: ReadBody, secret: string): RequestHandler {
  const { endpoint } = route;
  return async (request, response) => {
    const caller = callerOf(request, secret);
    authorize(endpoint.access, caller);
    const context = {
      requestId: currentRequestId(),
      actor: actorOf(caller),
      span: currentSpan(),
      stillHere: () => sayProcessing(response),
    };
    await runInContext(context, async () => {
      const call = await readCall(route, caller, request, response, readBody);
      await send(response, endpoint, await route.handle(call));
    });
  };
}

/** 102: whoever listens for a sign of life has one, whoever does not passes over it. */
function sayProcessing(response: Response): void {
  if (!response.headersSent && !response.destroyed) response.writeProcessing();
}

function callerOf(request: Request, secret: string): Caller {
  const [scheme, token] = (request.get('authorization') ?? '').split(' ');
  if (scheme !== 'Bearer' || token === undefined) throw new Unauthenticated();
  return verifyCaller(token, secret);
}

async function readCall(
  route: Route,
  caller: Caller,
  request: Request,
  response: Response,
  readBody: ReadBody,
): Promise<Call<unknown, unknown, unknown>> {
  const { endpoint, receive } = route;
  const input = endpoint.files
    ? await receiveUpload(request, endpoint.files, receive)
    : { fields: endpoint.body === null ? null : await readBody(request, response), files: [] };
  const { params, query } = request;
  const checked = checkInput(route, { params, query, fields: input.fields });
  return { ...checked, files: input.files, caller, request };
}

async function send(response: Response, endpoint: Endpoint, result: unknown): Promise<void> {
  const reply = result instanceof Reply ? (result as Reply<unknown>) : new Reply(result);
  response.status(reply.status ?? endpoint.status).set(reply.headers);
  if (reply.value instanceof Readable) {
    await pipeline(reply.value, response).catch(unlessTheCallerLeft);
    return;
  }
  if (endpoint.status === 204 || response.statusCode === 304) response.end();
  else if (Buffer.isBuffer(reply.value)) response.send(reply.value);
  else sendJson(response, endpoint, reply.value ?? null);
}

/** Somebody who goes before he has it all is no fault of ours. */
function unlessTheCallerLeft(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}

/** What everybody may read carries its fingerprint, and is not sent to who has it already. */
function sendJson(response: Response, endpoint: Endpoint, value: unknown): void {
  const text = JSON.stringify(value);
  if (endpoint.method === 'GET' && endpoint.access === 'public') {
    const etag = etagOf(text);
    // Kept by browsers, asked for again each time: the same address shows an admin more.
    response.set({ ETag: etag, 'Cache-Control': 'private, no-cache' });
    if (holdsEtag(response.req.get('if-none-match'), etag)) return void response.status(304).end();
  }
  response.type('json').send(text);
}
