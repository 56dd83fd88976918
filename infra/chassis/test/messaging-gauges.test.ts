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

const definition = defineService({
  name: 'pricing',
  config: chassisConfigSchema,
  migrations: pathToFileURL(`${noMigrations}/`),
  build: () => ({ routes: [] }),
});
const service = await startTestService(definition);
const cutOff = await startTestService(definition);

const figuresOf = async ({ url }: { url: string }): Promise<string> =>
  (await fetch(new URL('/metrics', url))).text();

test('operators see how many events wait and how many were given up, and the pool', async () => {
  await insertReceived(service.db, [unreadableRow('no event', new Date())]);

  const figures = await figuresOf(service);

  expect(figures).toContain('messaging_events{state="dead",service="pricing"} 1');
  expect(figures).toContain('messaging_events{state="waiting",service="pricing"} 0');
  expect(figures).toContain('messaging_events{state="unpublished",service="pricing"} 0');
  expect(figures).toContain('messaging_oldest_seconds{state="waiting",service="pricing"} 0');
  expect(figures).toContain('database_up{service="pricing"} 1');
  expect(figures).toContain('database_pool_most{service="pricing"} 10');
  expect(figures).toContain('database_pool_waiting{service="pricing"} 0');
  expect(figures).toMatch(/^database_pool_connections\{state="idle",service="pricing"\} \d+$/m);
});

test('without the database they see that, and everything else', async () => {
  await cutOff.db.destroy();

  const figures = await figuresOf(cutOff);

  expect(figures).toContain('database_up{service="pricing"} 0');
  expect(figures).not.toMatch(/^messaging_events\{/m);
  expect(figures).toContain('# TYPE http_request_duration_seconds histogram');
});

test('an address counts as what it is an example of, and never makes a figure of its own', async () => {
  for (const path of ['/internal/dead-messages', '/no/such/address/17', '/another/18']) {
    await fetch(new URL(path, service.url));
  }

  const routes = [...(await figuresOf(service)).matchAll(/ route="([^"]*)"|,route="([^"]*)"/g)].map(
    ([, first, other]) => first ?? other,
  );

  expect(routes.filter((route) => /\d/.test(route ?? ''))).toEqual([]);
  expect(routes).toEqual(expect.arrayContaining(['/internal/dead-messages', 'none']));
});
