import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startTestService } from '@dahab/testing/test-service.ts';
import { afterAll, expect, test } from '@jest/globals';
import { chassisConfigSchema } from '../config.ts';
import { insertReceived } from '../messaging/inbox-store.ts';
import { unreadableRow } from '../messaging/inbox-rows.ts';
import { defineService } from '../service.ts';

const noMigrations = mkdtempSync(join(tmpdir(), 'dahab-migrations-'));
afterAll(() => rmSync(noMigrations, { recursive: true }));

const service = await startTestService(
  defineService({
    name: 'pricing',
    config: chassisConfigSchema,
    migrations: pathToFileURL(`${noMigrations}/`),
    build: () => ({ routes: [] }),
  }),
);

test('operators see how many events wait and how many were given up', async () => {
  await insertReceived(service.db, [unreadableRow('no event', new Date())]);
  const figures = await (await fetch(new URL('/metrics', service.url))).text();
  expect(figures).toContain('messaging_events{state="dead",service="pricing"} 1');
  expect(figures).toContain('messaging_events{state="waiting",service="pricing"} 0');
  expect(figures).toContain('messaging_events{state="unpublished",service="pricing"} 0');
  expect(figures).toContain('messaging_oldest_seconds{state="waiting",service="pricing"} 0');
});
