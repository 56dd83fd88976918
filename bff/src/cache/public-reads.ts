import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Caller, guest, signCaller } from '@dahab/chassis/auth/internal-token.ts';
import { currentSpan } from '@dahab/chassis/context.ts';
import { askInTurn, openTurn } from '@dahab/chassis/http/ask-in-turn.ts';
import type { Replicas } from '@dahab/chassis/http/replicas.ts';
import { requestIdOf } from '@dahab/chassis/http/request-id.ts';
import type { Metrics } from '@dahab/chassis/metrics.ts';
import { SESSION_COOKIE } from '@dahab/identity/contract/sessions.ts';
import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import type { RequestHandler } from 'express';
import { safeMethods } from '../cross-site.ts';
import { patienceFor } from '../patience.ts';
import { unreachable } from '../proxy.ts';
import { createAnswerStore } from './answer-store.ts';
import { keptAnswerOf } from './kept-answer-of.ts';
import { type Answer, readAnswer } from './read-answer.ts';
import { countReads } from './read-figures.ts';
import { readKeyOf } from './read-key.ts';
import { sendKept } from './send-kept.ts';

/** The public reads of the shop, kept in this process for who asks next. */
export interface PublicReads {
  /** Answers a guest from what is kept, ahead of everything else; false when there is nothing. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers an endpoint's guests and customers, and keeps the answer; lets admins pass. */
  readThrough(
    service: ServiceName,
    endpoint: Endpoint,
    callerOf: (request: object) => Caller,
  ): RequestHandler;
  /** Forgets everything if the request is one that may change what is shown. */
  noticeWrite(request: IncomingMessage): void;
  empty(): void;
}

/** `now` is a steady clock in milliseconds. */
export function createPublicReads(parts: {
  readonly replicas: Replicas;
  readonly tokenSecret: string;
  readonly metrics: Metrics;
  readonly now: () => number;
  /** Called whenever what is kept is forgotten, for what others keep beside it. */
  readonly onEmpty: () => void;
}): PublicReads {
  const store = createAnswerStore(parts.now);
  const count = countReads(parts.metrics, store);
  const empty = (): void => {
    store.empty();
    parts.onEmpty();
  };
  const agent = new Agent({ keepAlive: true });

  const ask = (
    service: ServiceName,
    endpoint: Endpoint,
    { path, requestId }: { path: string; requestId: string },
  ): Promise<Answer> => {
    const span = currentSpan();
    const headers = {
      authorization: `Bearer ${signCaller(guest, parts.tokenSecret)}`,
      'x-request-id': requestId,
      ...(span && { traceparent: span.traceparent }),
    };
    const turn = openTurn(parts.replicas, service, patienceFor(endpoint));
    return askInTurn(turn, true, (address, timeoutMs) =>
      readAnswer(address, path, { agent, headers, timeoutMs }),
    ).catch((error: unknown) => {
      throw unreachable(service, error);
    });
  };

  return {
    answerAtOnce: (request, response) => {
      if (!mayBeKept(request) || request.headers.cookie?.includes(SESSION_COOKIE)) return false;
      const kept = store.find(readKeyOf(request.url ?? ''));
      if (!kept) return false;
      count('hit');
      parts.metrics.time(request, response, kept.route);
      sendKept(request, response, kept, requestIdOf(request));
      return true;
    },
    readThrough: (service, endpoint, callerOf) => async (request, response, next) => {
      if (!mayBeKept(request)) return next();
      if (isAdmin(callerOf(request))) {
        count('bypassed');
        return next();
      }
      const path = request.originalUrl;
      const key = readKeyOf(path);
      const requestId = requestIdOf(request);
      const known = store.find(key) ?? store.underWay(key);
      if (known) {
        count(known instanceof Promise ? 'joined' : 'hit');
        const kept = await known;
        return kept ? sendKept(request, response, kept, requestId) : next();
      }
      count('missed');
      const asked = ask(service, endpoint, { path, requestId });
      const answerToKeep = asked.then((answer) => keptAnswerOf(answer, endpoint.path, response));
      const kept = await store.keep(key, answerToKeep);
      if (kept) return sendKept(request, response, kept, requestId);
      sendOnce(request, response, await asked);
    },
    noticeWrite: ({ method = '' }) => {
      if (!safeMethods.has(method)) empty();
    },
    empty,
  };
}

/** Only what has no body: that of a GET would have to be handed on. */
function mayBeKept({ method, headers }: IncomingMessage): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !headers['transfer-encoding'] && (headers['content-length'] ?? '0') === '0';
}

function isAdmin(caller: Caller): boolean {
  return caller.kind === 'user' && caller.isAdmin;
}

/** An answer that is not kept is for the one who asked: it may name his request. */
function sendOnce(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.statusCode = answer.status;
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}
