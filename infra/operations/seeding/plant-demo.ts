import { randomBytes } from 'node:crypto';
import { chassisConfigSchema, readConfig } from '@dahab/chassis/config.ts';
import { createClient } from '@dahab/chassis/http/client.ts';
import { createLog } from '@dahab/chassis/log.ts';
import { openDoors } from '@dahab/local/doors.ts';
import type { Ending } from '@dahab/local/ending.ts';
import { locatorOf, type Services, startServices } from '@dahab/local/shop.ts';
import { seedDemo } from '@dahab/seed/demo.ts';
import { createStoryClock } from '@dahab/seed/story-clock.ts';
import { openShopWindow } from '../../../services/catalog/seed/shop-window.ts';
import { environmentWith, type OperationsConfig } from '../config.ts';
import type { Reach } from '../reach/reach.ts';

const POOL_MAX = 6;

/** Runs the six services in this process, under a clock that can be turned back, and trades. */
export async function plantDemo(
  config: OperationsConfig,
  { databases, settingsKey }: Reach,
  ending: Ending,
): Promise<void> {
  const tokenSecret = randomBytes(32).toString('hex');
  const environment = environmentWith({
    HOST: '127.0.0.1',
    PORT: '0',
    // Nobody but these services sees it.
    INTERNAL_TOKEN_SECRET: tokenSecret,
    SETTINGS_KEY: settingsKey ?? tokenSecret,
    DATABASE_POOL_MAX: String(POOL_MAX),
    BLOBS_DIR: config.blobsDir,
  });
  const log = createLog('seed', 'warn');
  const doorConfig = readConfig(chassisConfigSchema, {
    ...environment,
    DATABASE_URL: databases.catalog,
  });
  const doors = await openDoors(doorConfig, log, ending);
  const clock = createStoryClock();
  const services: Services = new Map();
  await startServices(environment, databases, { ...doors, log, clock }, services, ending);
  const db = services.get('catalog')?.db;
  if (!db) throw new Error('Catalog does not run');
  const call = createClient({ name: 'seed', tokenSecret, locate: locatorOf(services) });
  const window = openShopWindow({ db, blobs: doors.blobs }, clock.now);
  await seedDemo({ call, window, clock });
}
