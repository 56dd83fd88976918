import { createHash, timingSafeEqual } from 'node:crypto';
import { authorize } from '@dahab/chassis/auth/authorize.ts';
import { type Caller, guest } from '@dahab/chassis/auth/internal-token.ts';
import { NotFound } from '@dahab/chassis/errors.ts';
import { answerHealth, type Check } from '@dahab/chassis/health.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import { mount } from '@dahab/chassis/http/mount.ts';
import { answerErrors } from '@dahab/chassis/http/problem.ts';
import { createJsonReader } from '@dahab/chassis/http/read-json.ts';
import type { Replicas } from '@dahab/chassis/http/replicas.ts';
import { carryRequestId } from '@dahab/chassis/http/request-id.ts';
import { refuseMalformed } from '@dahab/chassis/http/well-formed.ts';
import type { Log } from '@dahab/chassis/log.ts';
import type { Metrics } from '@dahab/chassis/metrics.ts';
import { ofNobody, traceRequests } from '@dahab/chassis/tracing/trace-requests.ts';
import type { Tracer } from '@dahab/chassis/tracing/tracing.ts';
import type { Access, Endpoint } from '@dahab/protocol/endpoint.ts';
import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import express, { type Express, type RequestHandler } from 'express';
import { apiDocumentHandlers } from './api-document/handlers.ts';
import { composeDashboardStats, getDashboardStats } from './compositions/dashboard-stats.ts';
import {
  composeDeadMessages,
  getDeadMessages,
  redriveMessages,
  redriveOnDemand,
} from './compositions/dead-messages.ts';
import { composeStatus, getStatus, type StatusParts } from './compositions/status.ts';
import { isPublicRead } from './cache/is-public-read.ts';
import type { KeptASecond } from './cache/keep-a-second.ts';
import type { PublicReads } from './cache/public-reads.ts';
import type { BffConfig } from './config.ts';
import { refuseCrossSite } from './cross-site.ts';
import type { Drawer } from './drawing/drawer.ts';
import { openBackOfficeEvents, openEvents } from './events-endpoint.ts';
import type { LiveEvents } from './events.ts';
import type { SentPage } from './pages/send-page.ts';
import { servePages } from './pages/serve-pages.ts';
import { patienceFor } from './patience.ts';
import { type Handing, proxyTo } from './proxy.ts';
import { type PublicRoute, routes } from './routes.ts';
import { securityHeaders } from './security-headers.ts';
import type { FindCaller } from './session.ts';

const IDEMPOTENCY_KEY = 'Idempotency-Key';

export interface BffParts {
  readonly config: BffConfig;
  readonly log: Log;
  /** Where requests are traced. */
  readonly tracer?: Tracer | undefined;
  readonly metrics: Metrics;
  readonly checks: Readonly<Record<string, Check>>;
  readonly replicas: Replicas;
  readonly call: CallService;
  /** Reads as guests see the shop, kept for a second. */
  readonly callAsGuest: CallService;
  readonly findCaller: FindCaller;
  readonly live: LiveEvents;
  readonly liveBackOffice: LiveEvents;
  readonly status: StatusParts;
  readonly reads: PublicReads;
  readonly drawer: Drawer;
  readonly keptPages: KeptASecond<SentPage>;
}

/** The shop's front door: who may, whom to ask, and nothing of its own. */
export function createApp(parts: BffParts): Express {
  const { config, log } = parts;
  const app = express().disable('x-powered-by').set('trust proxy', config.TRUSTED_PROXIES);
  app.use(carryRequestId(), answerHealth(parts.checks));
  if (parts.tracer) app.use(traceRequests(parts.tracer, ofNobody));
  app.use(parts.metrics.measure);
  app.use(securityHeaders());
  app.use('/api', refuseCrossSite(), forbidCaching());

  app.get('/metrics', admitScraper(parts), parts.metrics.expose);
  mountRoutes(app, parts);
  app.use(['/api', '/media', '/internal'], () => {
    throw new NotFound('There is nothing at this address');
  });
  app.use(
    servePages({
      dist: config.WEB_DIST,
      publicUrl: config.PUBLIC_URL,
      call: parts.call,
      callAsGuest: parts.callAsGuest,
      findCaller: parts.findCaller,
      drawer: parts.drawer,
      kept: parts.keptPages,
    }),
  );
  app.use(answerErrors(log));
  return app;
}

/** Answers are for the one who asked, unless a service says otherwise. */
function forbidCaching(): RequestHandler {
  return (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  };
}

function mountRoutes(app: Express, parts: BffParts): void {
  const callers = new WeakMap<object, Caller>();
  const remember = (request: object, caller: Caller): void => void callers.set(request, caller);
  const own = ownHandlers(parts);
  const proxies = new Map(
    serviceNames.map((service) => [service, proxyOf(service, parts, callers)]),
  );
  const answerOf = ({ owner, endpoint }: PublicRoute): RequestHandler => {
    const handler = owner === 'bff' ? own.get(endpoint) : proxies.get(owner)?.(handingOf(endpoint));
    if (!handler) throw new Error(`Nothing answers ${endpoint.method} ${endpoint.path}`);
    return handler;
  };
  const handlersOf = (route: PublicRoute): RequestHandler[] => {
    // What is the same for all is there also while nobody can be told apart.
    if (route.owner === 'bff' && route.endpoint.access === 'public') return [answerOf(route)];
    const admission = admit(route.endpoint.access, parts, remember);
    return [admission, ...keepingOf(route, parts, callers), answerOf(route)];
  };
  mount(
    app,
    routes.map((route) => ({ endpoint: route.endpoint, handlers: handlersOf(route) })),
  );
}

/** What the front door answers itself. */
function ownHandlers(parts: BffParts): ReadonlyMap<unknown, RequestHandler> {
  const readJson = createJsonReader();
  return new Map<unknown, RequestHandler>([
    [
      getDashboardStats,
      async (_, response) => void response.json(await composeDashboardStats(parts.call)),
    ],
    [getStatus, async (_, response) => void response.json(await composeStatus(parts.status))],
    [
      getDeadMessages,
      async (_, response) => void response.json(await composeDeadMessages(parts.call)),
    ],
    [
      redriveMessages,
      async (request, response) => {
        const sent = await readJson(request, response);
        refuseMalformed(sent);
        response.json(await redriveOnDemand(parts.call, sent));
      },
    ],
    [openEvents, parts.live.stream],
    [openBackOfficeEvents, parts.liveBackOffice.stream],
    ...apiDocumentHandlers(routes),
  ]);
}

function keepingOf(
  { owner, endpoint }: PublicRoute,
  { reads }: BffParts,
  callers: WeakMap<object, Caller>,
): RequestHandler[] {
  if (owner === 'bff' || !isPublicRead(endpoint)) return [];
  return [reads.readThrough(owner, endpoint, (request) => callers.get(request) ?? guest)];
}

/** What a client names by a key is done once, however often it is asked for. */
function handingOf(endpoint: Endpoint): Handing {
  const takesKey = IDEMPOTENCY_KEY in endpoint.requestHeaders;
  return {
    timeoutMs: patienceFor(endpoint),
    isRepeatable: (request) =>
      endpoint.repeatable || (takesKey && request.get(IDEMPOTENCY_KEY) !== undefined),
  };
}

function proxyOf(
  service: ServiceName,
  parts: BffParts,
  callers: WeakMap<object, Caller>,
): ReturnType<typeof proxyTo> {
  return proxyTo(service, {
    replicas: parts.replicas,
    tokenSecret: parts.config.INTERNAL_TOKEN_SECRET,
    log: parts.log,
    tracer: parts.tracer,
    callerOf: (request) => callers.get(request) ?? guest,
    onPass: parts.reads.noticeWrite,
  });
}

/** Lets pass who may; 401 or 403 otherwise. */
function admit(
  access: Access,
  parts: BffParts,
  remember: (request: express.Request, caller: Caller) => void = () => undefined,
): RequestHandler {
  return async (request, _response, next) => {
    const caller = await parts.findCaller(request);
    authorize(access, caller);
    remember(request, caller);
    next();
  };
}

function admitScraper(parts: BffParts): RequestHandler {
  const admitAdmin = admit('admin', parts);
  const token = parts.config.METRICS_TOKEN;
  return (request, response, next) => {
    const shown = request.get('authorization') ?? '';
    if (token !== undefined && sameText(shown, `Bearer ${token}`)) return next();
    return admitAdmin(request, response, next);
  };
}

/** Compares without telling by its duration how much was right. */
function sameText(left: string, right: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
