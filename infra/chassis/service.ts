import type { ServiceName } from '@dahab/protocol/event.ts';
import type { Express } from 'express';
import type { ZodType } from 'zod';
import type { Blobs } from './blobs/blobs.ts';
import type { Bus } from './bus/bus.ts';
import type { Cache } from './cache/cache.ts';
import type { ChassisConfig } from './config.ts';
import { connectDatabase, type Database } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { untilReachable } from './database/until-reachable.ts';
import type { Figures } from './figures/figures.ts';
import { gaugePool } from './figures/gauge-pool.ts';
import { answerHealth, type Check, staysUntil } from './health.ts';
import { createAnswerer } from './http/answer-call.ts';
import { type CallService, createClient } from './http/client.ts';
import type { Neighbours } from './http/in-process.ts';
import type { Route } from './http/route.ts';
import { createServer } from './http/server.ts';
import { listen, stopServer, urlOf } from './http/listen.ts';
import type { Log } from './log.ts';
import type { Consumer } from './messaging/consumer.ts';
import { gaugeMessaging } from './messaging/gauges.ts';
import { startInbox } from './messaging/inbox.ts';
import { operationRoutes } from './messaging/operation-routes.ts';
import { startPageTeller } from './messaging/page-teller.ts';
import { startRelay } from './messaging/relay.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { readRelease } from './release.ts';
import { ofTheCaller, traceRequests } from './tracing/trace-requests.ts';
import type { Tracing } from './tracing/tracing.ts';
import { type RunningWorker, startWorker, type Worker } from './worker.ts';

/** What a process gives to the services that it runs: shared doors, and where the others are. */
export interface Surroundings {
  readonly bus: Bus;
  readonly cache: Cache;
  readonly blobs: Blobs;
  readonly log: Log;
  readonly locate: (service: ServiceName) => string;
  /** Where services share a process: those call each other in it. */
  readonly neighbours?: Neighbours;
  /** Those of the process; the service's own without. */
  readonly figures?: Figures;
  /** Where traces are collected. */
  readonly tracing?: Tracing | undefined;
  /** Aborted when the process is about to end: from then on it is not ready. */
  readonly going?: AbortSignal;
}

/** What a service is built with. */
export interface Chassis<Config extends ChassisConfig = ChassisConfig> {
  readonly config: Config;
  readonly db: Database;
  readonly cache: Cache;
  readonly blobs: Blobs;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock: () => Date;
  readonly call: CallService;
  /** Makes one of the service's workers start its next round now. */
  readonly wake: (worker: string) => void;
}

export interface ServiceParts {
  readonly routes: readonly Route[];
  readonly consumers?: readonly Consumer[];
  readonly workers?: readonly Worker[];
  /** Runs once, after migrating and before requests are taken. */
  readonly prepare?: () => Promise<void>;
  /** Runs once, when nothing is asked of the service any more: ends what its parts hold. */
  readonly stop?: () => Promise<void>;
}

/** A service as one page: its name, configuration, database and parts. */
export interface ServiceDefinition<Config extends ChassisConfig = ChassisConfig> {
  readonly name: ServiceName;
  readonly config: ZodType<Config>;
  readonly migrations: URL;
  readonly build: (chassis: Chassis<Config>) => ServiceParts;
}

export function defineService<Config extends ChassisConfig>(
  definition: ServiceDefinition<Config>,
): ServiceDefinition<Config> {
  return definition;
}

export interface RunningService {
  readonly url: string;
  /** What it serves, for who wants to walk its routes. */
  readonly app: Express;
  readonly db: Database;
  /** Ends requests under way, then workers, then the pool. The surroundings stay open. */
  stop(): Promise<void>;
}

/** Migrates, starts hearing, telling and working, and only then takes requests. */
export async function startService<Config extends ChassisConfig>(
  definition: ServiceDefinition<Config>,
  config: Config,
  surroundings: Surroundings,
  clock: () => Date = () => new Date(),
): Promise<RunningService> {
  const { name } = definition;
  const { bus, cache, blobs, going } = surroundings;
  const log = surroundings.log.child({ service: name });
  const tracer = surroundings.tracing?.of(name);
  const db = connectDatabase(config.DATABASE_URL, config.DATABASE_POOL_MAX, log);
  const stops: (() => Promise<void>)[] = [() => db.destroy()];
  try {
    await untilReachable(() => migrate(db, config.DATABASE_URL, definition.migrations), log);
    const workers = new Map<string, RunningWorker>();
    const metrics = createMetrics(name, surroundings.figures);
    gaugeMessaging(metrics.registry, db);
    gaugePool(metrics.registry, db);
    const parts = definition.build({
      config,
      db,
      cache,
      blobs,
      log,
      metrics,
      clock,
      call: createClient({
        name,
        tokenSecret: config.INTERNAL_TOKEN_SECRET,
        locate: surroundings.locate,
        neighbours: surroundings.neighbours,
        tracer,
      }),
      wake: (worker) => workers.get(worker)?.wake(),
    });
    if (parts.stop) stops.push(parts.stop);
    await parts.prepare?.();
    const consumers = parts.consumers ?? [];
    if (consumers.length > 0) {
      const inbox = await startInbox({ service: name, db, bus, consumers, log, tracer });
      stops.push(() => inbox.stop());
    }
    const relay = startRelay({ db, bus, log, tracer });
    stops.push(() => relay.stop());
    const pageTeller = startPageTeller({ db, bus, log });
    stops.push(() => pageTeller.stop());
    for (const worker of parts.workers ?? []) {
      const running = startWorker(worker, log);
      workers.set(worker.name, running);
      stops.push(() => running.stop());
    }
    const operations = operationRoutes(db, { release: readRelease(), startedAt: new Date() });
    const routes = [...parts.routes, ...operations];
    const app = createServer(routes, {
      tokenSecret: config.INTERNAL_TOKEN_SECRET,
      log,
      before: [
        answerHealth({ ...checksOf(db, bus, cache), ...staysUntil(going) }),
        ...(tracer ? [traceRequests(tracer, ofTheCaller)] : []),
        metrics.measure,
      ],
      metrics,
    });
    const server = await listen(app, config.HOST, config.PORT, going);
    stops.push(() => stopServer(server));
    const answer = createAnswerer(routes, { log, metrics, tracer });
    const moveOut = surroundings.neighbours?.moveIn(name, answer);
    if (moveOut) stops.push(moveOut);
    return { url: urlOf(server), app, db, stop: () => stopAll(stops) };
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
}

function checksOf(db: Database, bus: Bus, cache: Cache): Record<string, Check> {
  return {
    database: async () => {
      await db.raw('SELECT 1');
      return true;
    },
    bus: () => bus.ready(),
    cache: () => cache.ready(),
  };
}

/** Last started, first stopped; one that fails does not keep the others from stopping. */
async function stopAll(stops: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const stop of stops.toReversed()) {
    await stop().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything stopped cleanly');
}
