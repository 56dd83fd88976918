import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '@dahab/chassis/auth/internal-token.ts';
import { openBlobs } from '@dahab/chassis/blobs/open-blobs.ts';
import type { Bus, BusMessage } from '@dahab/chassis/bus/bus.ts';
import { openInProcessBus } from '@dahab/chassis/bus/in-process.ts';
import type { Cache } from '@dahab/chassis/cache/cache.ts';
import { openCache } from '@dahab/chassis/cache/open-cache.ts';
import { type ChassisConfig, readConfig } from '@dahab/chassis/config.ts';
import type { Database } from '@dahab/chassis/database/connect.ts';
import { createLog, type Log } from '@dahab/chassis/log.ts';
import {
  type RunningService,
  type ServiceDefinition,
  startService,
} from '@dahab/chassis/service.ts';
import type { Actor } from '@dahab/protocol/actor.ts';
import { type EventKind, type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import { afterAll } from '@jest/globals';
import { clientOf, type TestClient } from './test-client.ts';
import { testDatabase } from './test-database.ts';

/** Signs the internal tokens of services under test and of their fake neighbours. */
export const TEST_TOKEN_SECRET = 'a secret that only tests know, 32+';

/** Nothing listens there: a neighbour that is down. */
const NOWHERE = 'http://127.0.0.1:1';

export interface TestService {
  readonly name: ServiceName;
  readonly url: string;
  /** What it serves, to walk its routes. */
  readonly app: RunningService['app'];
  readonly db: Database;
  readonly bus: Bus;
  /** What the service has told the others, in the order in which they heard it. */
  readonly heard: readonly BusMessage[];
  /** Speaks to the service over HTTP on somebody's behalf. */
  as(caller: Caller): TestClient;
  /**
   * Tells the service an event, caused by `actor`; resolves when its inbox holds it. The same `id` is
   * the same event.
   */
  tell<Payload>(
    kind: EventKind<Payload>,
    payload: Payload,
    id?: string,
    actor?: Actor | null,
  ): Promise<void>;
  stop(): Promise<void>;
}

export interface TestServiceOptions {
  readonly config?: Readonly<Record<string, string>>;
  /** Addresses of the services that this one calls; those absent are down. */
  readonly others?: Partial<Record<ServiceName, string>>;
  readonly clock?: () => Date;
  /** Of an earlier service of the same file, to start on what it left. */
  readonly databaseUrl?: string;
  readonly log?: Log;
  /** Instead of one in process: to look into, or to have it fail. It is closed with the service. */
  readonly cache?: Cache;
}

/**
 * A service as it runs in the shop, on a database of its own, with in-process bus and cache and a
 * temporary folder for blobs. It is stopped after the file's tests, if not before.
 */
export async function startTestService<Config extends ChassisConfig>(
  definition: ServiceDefinition<Config>,
  options: TestServiceOptions = {},
): Promise<TestService> {
  const { name } = definition;
  // Before the database's own hook: it is dropped when nothing uses it any more.
  const stops: (() => Promise<void>)[] = [];
  afterAll(() => Promise.all(stops.map((stop) => stop())));
  const folder = await mkdtemp(join(tmpdir(), `dahab-${name}-`));
  const config = readConfig(definition.config, {
    DATABASE_URL: options.databaseUrl ?? (await testDatabase()).url,
    INTERNAL_TOKEN_SECRET: TEST_TOKEN_SECRET,
    BLOBS_DIR: folder,
    PORT: '0',
    ...options.config,
  });
  const log = options.log ?? createLog('test', 'silent');
  const bus = openInProcessBus();
  const cache = options.cache ?? openCache(config, log);
  const blobs = await openBlobs(config, log);
  const heard = await listenForOthers(bus, name);
  const locate = (service: ServiceName): string => options.others?.[service] ?? NOWHERE;
  const doors = { bus, cache, blobs, log, locate };
  const service = await startService(definition, config, doors, options.clock);

  let stopping: Promise<void> | null = null;
  const stopAll = async (): Promise<void> => {
    await service.stop();
    await bus.close();
    await cache.close();
    await rm(folder, { recursive: true, force: true });
  };
  const stop = (): Promise<void> => (stopping ??= stopAll());
  stops.push(stop);

  return {
    name,
    url: service.url,
    app: service.app,
    db: service.db,
    bus,
    heard,
    as: (caller) => clientOf(service.url, caller, TEST_TOKEN_SECRET),
    tell: (kind, payload, id = randomUUID(), actor = null) =>
      bus.publish(messageOf(kind, payload, id, actor), [name]),
    stop,
  };
}

async function listenForOthers(bus: Bus, name: ServiceName): Promise<BusMessage[]> {
  const heard: BusMessage[] = [];
  const known = new Set<string>();
  for (const other of serviceNames.filter((service) => service !== name)) {
    await bus.subscribe(other, [], async ({ message }) => {
      if (!message || known.has(message.id)) return;
      known.add(message.id);
      heard.push(message);
    });
  }
  return heard;
}

function messageOf(kind: EventKind, payload: unknown, id: string, actor: Actor | null): BusMessage {
  return {
    id,
    name: kind.name,
    version: kind.version,
    payload,
    occurredAt: new Date().toISOString(),
    requestId: randomUUID(),
    actor,
  };
}
