import { catalogEvents } from '@dahab/catalog/contract/events.ts';
import { openInProcessCache } from '@dahab/chassis/cache/in-process.ts';
import { readConfig } from '@dahab/chassis/config.ts';
import { connectDatabase } from '@dahab/chassis/database/connect.ts';
import { createLog } from '@dahab/chassis/log.ts';
import { createMetrics } from '@dahab/chassis/metrics.ts';
import type { ServiceDefinition } from '@dahab/chassis/service.ts';
import { identityEvents } from '@dahab/identity/contract/events.ts';
import { importerEvents } from '@dahab/importer/contract/events.ts';
import { notifierEvents } from '@dahab/notifier/contract/events.ts';
import { ordersEvents } from '@dahab/orders/contract/all-events.ts';
import { pricingEvents } from '@dahab/pricing/contract/events.ts';
import type { EventKind } from '@dahab/protocol/event.ts';
import { expect, test } from '@jest/globals';
import { catalog } from '../../../services/catalog/src/service.ts';
import { identity } from '../../../services/identity/src/service.ts';
import { importer } from '../../../services/importer/src/service.ts';
import { notifier } from '../../../services/notifier/src/service.ts';
import { orders } from '../../../services/orders/src/service.ts';
import { pricing } from '../../../services/pricing/src/service.ts';

const services = [catalog, identity, importer, notifier, orders, pricing];
const events: readonly EventKind[] = [
  ...catalogEvents,
  ...identityEvents,
  ...importerEvents,
  ...notifierEvents,
  ...ordersEvents,
  ...pricingEvents,
];

const log = createLog('test', 'silent');

/** What a service handles, as `name version service`; it is built, and nothing of it is started. */
function handledBy({ name, config, build }: ServiceDefinition): string[] {
  const environment = {
    DATABASE_URL: 'postgres://nowhere.invalid/none',
    INTERNAL_TOKEN_SECRET: 'a secret that only tests know, 32+',
    SETTINGS_KEY: 'a key of thirty-two characters, 32',
    PORT: '0',
  };
  const settings = readConfig(config, environment);
  const parts = build({
    config: settings,
    db: connectDatabase(settings.DATABASE_URL, 1, log),
    cache: openInProcessCache(),
    blobs: {} as never,
    log,
    metrics: createMetrics(name),
    clock: () => new Date(),
    call: () => Promise.reject(new Error('Nobody is called')),
    wake: () => undefined,
  });
  return (parts.consumers ?? []).map(({ kind }) => `${kind.name} ${kind.version} ${name}`);
}

test('an event names those who must hear it, and they handle it', () => {
  const named = events.flatMap(({ name, version, heardBy }) =>
    heardBy.map((service) => `${name} ${version} ${service}`),
  );
  const handled = services.flatMap((one) => handledBy(one as unknown as ServiceDefinition));

  expect(handled.toSorted()).toEqual(named.toSorted());
});
