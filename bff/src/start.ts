import { resolve } from 'node:path';
import type { Bus } from '@dahab/chassis/bus/bus.ts';
import { authorize } from '@dahab/chassis/auth/authorize.ts';
import { guest } from '@dahab/chassis/auth/internal-token.ts';
import type { Cache } from '@dahab/chassis/cache/cache.ts';
import type { Figures } from '@dahab/chassis/figures/figures.ts';
import { staysUntil } from '@dahab/chassis/health.ts';
import { type CallService, createClient } from '@dahab/chassis/http/client.ts';
import { createReplicas, type Replicas } from '@dahab/chassis/http/replicas.ts';
import type { Neighbours } from '@dahab/chassis/http/in-process.ts';
import { listen, stopServer, urlOf } from '@dahab/chassis/http/listen.ts';
import type { Log } from '@dahab/chassis/log.ts';
import { createMetrics } from '@dahab/chassis/metrics.ts';
import type { Tracing } from '@dahab/chassis/tracing/tracing.ts';
import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import type { Express } from 'express';
import { DRAWING_PROGRAM } from '../contract/drawing.ts';
import { createApp } from './app.ts';
import { keepASecond } from './cache/keep-a-second.ts';
import { keepReads } from './cache/keep-reads.ts';
import { createPublicReads } from './cache/public-reads.ts';
import type { BffConfig } from './config.ts';
import { createDrawer } from './drawing/drawer.ts';
import { createDrawingFigures } from './drawing/drawing-figures.ts';
import { openBackOfficeEvents } from './events-endpoint.ts';
import { openLiveEvents } from './events.ts';
import type { SentPage } from './pages/send-page.ts';
import { readinessOf } from './readiness.ts';
import { callerFinder } from './session.ts';
import { firstTold, toldToAdmins, toldToAll } from './told.ts';

export interface RunningBff {
  readonly url: string;
  /** What it serves, for who wants to walk its routes. */
  readonly app: Express;
  stop(): Promise<void>;
}

/** Opens the front door on the configured address. */
export async function startBff(
  config: BffConfig,
  surroundings: {
    bus: Bus;
    cache: Cache;
    log: Log;
    locate: (service: ServiceName) => string;
    neighbours?: Neighbours;
    /** Those of the process; the front door's own without. */
    figures?: Figures;
    /** Where traces are collected. */
    tracing?: Tracing | undefined;
    /** Aborted when the process is about to end. */
    going?: AbortSignal;
    /** A steady clock in milliseconds. */
    now?: () => number;
  },
): Promise<RunningBff> {
  const { bus, cache, locate, neighbours, now = () => performance.now() } = surroundings;
  const log = surroundings.log.child({ service: 'bff' });
  const tokenSecret = config.INTERNAL_TOKEN_SECRET;
  const tracer = surroundings.tracing?.of('bff');
  const call = createClient({ name: 'bff', tokenSecret, locate, neighbours, tracer });
  const replicas = createReplicas(locate);
  const metrics = createMetrics('bff', surroundings.figures);
  const askAsGuest: CallService = (service, endpoint, input) =>
    call(service, endpoint, { ...input, caller: guest });
  const guestReads = keepReads(askAsGuest, now);
  const keptPages = keepASecond<SentPage>(now);
  const onEmpty = (): void => {
    guestReads.empty();
    keptPages.empty();
  };
  const reads = createPublicReads({ replicas, tokenSecret, metrics, now, onEmpty });
  const live = await openLiveEvents(bus, toldToAll, {
    beforeTelling: reads.empty,
    greeting: () => firstTold(guestReads.call),
  });
  const findCaller = callerFinder(cache, call);
  const liveBackOffice = await openLiveEvents(bus, toldToAdmins, {
    admit: async (request) => authorize(openBackOfficeEvents.access, await findCaller(request)),
  });
  const ownChecks = {
    bus: () => bus.ready(),
    cache: () => cache.ready(),
    ...staysUntil(surroundings.going),
  };
  const drawer = createDrawer(resolve(config.WEB_DIST, DRAWING_PROGRAM), {
    figures: createDrawingFigures(metrics),
    log,
  });
  const app = createApp({
    config,
    log,
    tracer,
    metrics,
    checks: { ...ownChecks, ...servicesReady(replicas) },
    status: { call, replicas, checks: ownChecks, startedAt: new Date() },
    replicas,
    call,
    callAsGuest: guestReads.call,
    findCaller,
    live,
    liveBackOffice,
    reads,
    drawer,
    keptPages,
  });
  const server = await listen(
    (request, response) => {
      if (!reads.answerAtOnce(request, response)) app(request, response);
    },
    config.HOST,
    config.PORT,
    surroundings.going,
  );
  return {
    url: urlOf(server),
    app,
    stop: async () => {
      live.close();
      liveBackOffice.close();
      await stopServer(server);
      await drawer.close();
    },
  };
}

function servicesReady(replicas: Replicas): Record<string, () => Promise<boolean>> {
  return Object.fromEntries(
    serviceNames.map((name) => [
      name,
      async () => (await readinessOf(replicas, name)).length === 0,
    ]),
  );
}
