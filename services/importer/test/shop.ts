import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '@dahab/chassis/auth/internal-token.ts';
import { openBlobs } from '@dahab/chassis/blobs/open-blobs.ts';
import type { Bus } from '@dahab/chassis/bus/bus.ts';
import { openInProcessBus } from '@dahab/chassis/bus/in-process.ts';
import { openCache } from '@dahab/chassis/cache/open-cache.ts';
import { readConfig } from '@dahab/chassis/config.ts';
import type { Database } from '@dahab/chassis/database/connect.ts';
import { serve } from '@dahab/chassis/http/route.ts';
import { createLog } from '@dahab/chassis/log.ts';
import { type RunningService, startService } from '@dahab/chassis/service.ts';
import { type ImportedCustomer, importCustomers } from '@dahab/identity/contract/import-batch.ts';
import { startFakeNeighbour } from '@dahab/testing/fake-neighbour.ts';
import { admin, clientOf, type TestAnswer, type TestClient } from '@dahab/testing/test-client.ts';
import { testDatabase } from '@dahab/testing/test-database.ts';
import { TEST_TOKEN_SECRET } from '@dahab/testing/test-service.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import { afterAll } from '@jest/globals';
import { configSchema } from '../src/config.ts';
import { importer } from '../src/service.ts';
import { csvOf, ring } from './csv-files.ts';
import { FakeCatalog } from './fake-catalog.ts';

export interface Shop {
  readonly catalog: FakeCatalog;
  /** What identity was asked to write. */
  readonly customers: ImportedCustomer[];
  readonly bus: Bus;
  /** Where files are kept. */
  readonly folder: string;
  /** One more importer on the shop's database, bus and files. */
  start(config?: Readonly<Record<string, string>>): Promise<Importer>;
}

export interface Importer {
  readonly url: string;
  readonly db: Database;
  as(caller: Caller): TestClient;
  stop(): Promise<void>;
}

/** A database, files and neighbours for importers that come and go. */
export async function openShop(): Promise<Shop> {
  const catalog = new FakeCatalog();
  const customers: ImportedCustomer[] = [];
  const running = new Set<RunningService>();
  // Before the database's own hook: it is dropped when nothing uses it any more.
  afterAll(() => Promise.all([...running].map((service) => service.stop())));
  const identityRoute = serve(importCustomers, async ({ body }) => {
    customers.push(...body.customers);
    return { results: body.customers.map(({ row }) => ({ row, outcome: 'created' as const })) };
  });
  const addresses: Partial<Record<ServiceName, string>> = {
    catalog: (await startFakeNeighbour(catalog.routes())).url,
    identity: (await startFakeNeighbour([identityRoute])).url,
  };
  const database = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'dahab-imports-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const log = createLog('test', 'silent');
  const bus = openInProcessBus();

  const start = async (given: Readonly<Record<string, string>> = {}): Promise<Importer> => {
    const config = readConfig(configSchema, {
      DATABASE_URL: database.url,
      INTERNAL_TOKEN_SECRET: TEST_TOKEN_SECRET,
      BLOBS_DIR: folder,
      PORT: '0',
      ...given,
    });
    const service = await startService(importer, config, {
      bus,
      log,
      cache: openCache(config, log),
      blobs: await openBlobs(config, log),
      locate: (name) => addresses[name] ?? '',
    });
    running.add(service);
    return {
      url: service.url,
      db: service.db,
      as: (caller) => clientOf(service.url, caller, TEST_TOKEN_SECRET),
      stop: async () => {
        if (running.delete(service)) await service.stop();
      },
    };
  };
  return { catalog, customers, bus, folder, start };
}

export const IMPORT = '/api/import/shopify';
export const UPDATE = '/api/import/shopify/update';
export const PREVIEW = '/api/import/shopify/preview';
export const CUSTOMERS = '/api/import-customers';

export function fileForm(content: string | Buffer, filename = 'products.csv'): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), filename);
  return form;
}

/** An admin sends a file. */
export function send(
  service: Importer,
  path: string,
  content: string | Buffer,
  filename?: string,
): Promise<TestAnswer> {
  return service.as(admin).post(path, fileForm(content, filename));
}

/** A file of as many different rings, `ring-1` and on. */
export function ringsFile(count: number, prefix = 'ring'): string {
  return csvOf(
    Array.from({ length: count }, (_, index) => ring({ Handle: `${prefix}-${index + 1}` })),
  );
}
