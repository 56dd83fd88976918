import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bus } from '@dahab/chassis/bus/bus.ts';
import { openInProcessBus } from '@dahab/chassis/bus/in-process.ts';
import type { Cache } from '@dahab/chassis/cache/cache.ts';
import { openCache } from '@dahab/chassis/cache/open-cache.ts';
import { readConfig } from '@dahab/chassis/config.ts';
import { type Route, serve } from '@dahab/chassis/http/route.ts';
import { createLog } from '@dahab/chassis/log.ts';
import {
  type ResolvedSession,
  resolveSession,
  SESSION_COOKIE,
} from '@dahab/identity/contract/sessions.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import { startFakeNeighbour } from '@dahab/testing/fake-neighbour.ts';
import { TEST_TOKEN_SECRET } from '@dahab/testing/test-service.ts';
import { afterAll } from '@jest/globals';
import type { Express } from 'express';
import { bffConfigSchema } from '../src/config.ts';
import { startBff } from '../src/start.ts';

const NOWHERE = 'http://127.0.0.1:1';

/** Tokens as browsers hold them, and whose sessions they are until a test ends them. */
export const tokens = {
  admin: 'admin-token-of-this-test-0123456789',
  customer: 'customer-token-of-this-test-01234',
} as const;

export type Visitor = keyof typeof tokens | 'guest';

export interface FrontDoor {
  readonly url: string;
  readonly app: Express;
  readonly bus: Bus;
  readonly cache: Cache;
  /** The sessions that identity knows, by the hash of their token. */
  readonly sessions: Map<string, ResolvedSession>;
  /** How often identity was asked whose session a token is. */
  asked(): number;
  send(path: string, init?: RequestInit & { by?: Visitor }): Promise<Response>;
  stop(): Promise<void>;
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A bff on neighbours that the test answers for; identity's session look-up is always there. */
export async function openFrontDoor(
  neighbours: Partial<Record<ServiceName, readonly Route[]>> = {},
  settings: Record<string, string> = {},
  given: {
    bus?: Bus;
    now?: () => number;
    /** Of replicas that the test keeps itself, instead of a neighbour. */
    addresses?: Partial<Record<ServiceName, string>>;
  } = {},
): Promise<FrontDoor> {
  const sessions = new Map<string, ResolvedSession>([
    [hashOf(tokens.admin), { userId: 1, isAdmin: true, sessionId: 'a' }],
    [hashOf(tokens.customer), { userId: 2, isAdmin: false, sessionId: 'c' }],
  ]);
  let asked = 0;
  const resolve = serve(resolveSession, async ({ body }) => {
    asked += 1;
    return { session: sessions.get(body.tokenHash) ?? null };
  });
  const routes = { ...neighbours, identity: [resolve, ...(neighbours.identity ?? [])] };
  const addresses = new Map<string, string>(Object.entries(given.addresses ?? {}));
  for (const [name, served] of Object.entries(routes)) {
    addresses.set(name, (await startFakeNeighbour(served)).url);
  }

  const log = createLog('test', 'silent');
  const config = readConfig(bffConfigSchema, {
    PORT: '0',
    INTERNAL_TOKEN_SECRET: TEST_TOKEN_SECRET,
    WEB_DIST: builtFrontEnd(),
    ...settings,
  });
  const bus = given.bus ?? openInProcessBus();
  const cache = openCache(config, log);
  const locate = (service: ServiceName): string => addresses.get(service) ?? NOWHERE;
  const bff = await startBff(config, {
    bus,
    cache,
    log,
    locate,
    ...(given.now && { now: given.now }),
  });

  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> => (stopping ??= bff.stop().then(() => cache.close()));
  afterAll(stop);
  return {
    url: bff.url,
    app: bff.app,
    bus,
    cache,
    sessions,
    asked: () => asked,
    send: (path, { by = 'guest', ...init } = {}) => {
      const headers = new Headers(init.headers);
      if (by !== 'guest') headers.set('cookie', `lang=ar; ${SESSION_COOKIE}=${tokens[by]}`);
      return fetch(bff.url + path, { ...init, headers });
    },
    stop,
  };
}

function builtFrontEnd(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dahab-web-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>دهب</title>');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
