import { eventually } from '@dahab/testing/eventually.ts';
import { admin } from '@dahab/testing/test-client.ts';
import { afterEach, beforeEach, expect } from '@jest/globals';
import { type Importer, openShop, type Shop } from './shop.ts';

interface WatchedShop {
  readonly shop: Shop;
  /** Until the test ends; it answers uploads with 202 at once, so that their job can be watched. */
  start(config?: Readonly<Record<string, string>>): Promise<Importer>;
}

/** A shop whose catalog is empty and willing, and without an importer, before each test. */
export async function openWatchedShop(): Promise<WatchedShop> {
  const shop = await openShop();
  const importers: Importer[] = [];
  beforeEach(() => {
    shop.catalog.products.clear();
    shop.catalog.asked.length = 0;
    shop.catalog.sent.length = 0;
    shop.catalog.beforeWrite = async () => {};
    shop.catalog.afterWrite = async () => {};
  });
  afterEach(async () => {
    await Promise.all(importers.splice(0).map((service) => service.stop()));
  });
  return {
    shop,
    start: async (config = { IMPORT_WAIT_MS: '0' }) => {
      const service = await shop.start(config);
      importers.push(service);
      return service;
    },
  };
}

/** A job once it has ended, as admins see it. */
export function endOf(service: Importer, jobId: number) {
  return eventually(
    async () => {
      const { body } = await service.as(admin).get(`/api/import/jobs/${jobId}`);
      expect(['done', 'failed']).toContain(body.status);
      return body;
    },
    { timeoutMs: 120_000 },
  );
}
