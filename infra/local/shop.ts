import { join } from 'node:path';
import { chassisConfigSchema, readConfig } from '@dahab/chassis/config.ts';
import { createClient } from '@dahab/chassis/http/client.ts';
import type { Log } from '@dahab/chassis/log.ts';
import {
  type RunningService,
  type ServiceDefinition,
  startService,
} from '@dahab/chassis/service.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import { seedDemo } from '@dahab/seed/demo.ts';
import { createStoryClock, type StoryClock } from '@dahab/seed/story-clock.ts';
import { bffConfigSchema } from '../../bff/src/config.ts';
import { type RunningBff, startBff } from '../../bff/src/start.ts';
import { openShopWindow } from '../../services/catalog/seed/shop-window.ts';
import { catalog } from '../../services/catalog/src/service.ts';
import { createIdentity } from '../../services/identity/src/service.ts';
import { importer } from '../../services/importer/src/service.ts';
import { notifier } from '../../services/notifier/src/service.ts';
import { orders } from '../../services/orders/src/service.ts';
import { pricing } from '../../services/pricing/src/service.ts';
import { environmentFor, type LocalConfig } from './config.ts';
import { claimDataFolder } from './data-folder.ts';
import { openDatabases } from './databases.ts';
import { type Doors, openDoors } from './doors.ts';
import type { Ending } from './ending.ts';
import { checkPort } from './port.ts';
import type { Progress } from './progress.ts';
import { openSecrets, saveSecrets, type Secrets } from './secrets.ts';
import { seedOnce } from './seed-once.ts';
import { openShopLog } from './shop-log.ts';
import { settleUnfinished } from './unfinished-restore.ts';
import { buildWeb, webDist } from './web-build.ts';

type Environment = Readonly<Record<string, string | undefined>>;
export type Services = Map<ServiceName, RunningService>;

/** Where Vite serves the front end under `npm run dev`. */
const WATCHED_FRONT_END = 'http://localhost:5173';

/** Few, since six pools share one small server. */
const POOL_MAX = 6;

/** The whole shop in this process, from an empty folder to an open door. */
export async function startShop(
  config: LocalConfig,
  progress: Progress,
  ending: Ending,
  onDeath: (sentence: string) => void,
): Promise<void> {
  await checkPort(config.HOST, config.PORT);
  const folder = await claimDataFolder(config.DATA_DIR);
  ending.atEnd(() => folder.release());
  settleUnfinished(folder.path);
  const secrets = openSecrets(folder.path);
  const log = openShopLog(folder.path, config.LOG_LEVEL);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));

  const dist = config.FRONT_END === 'watch' ? webDist : await progress.step('front end', buildWeb);
  const databases = await progress.step('database', () =>
    openDatabases(config, secrets, ending, onDeath),
  );
  const environment = environmentOf(config, secrets, dist);
  const doorConfig = readConfig(chassisConfigSchema, {
    ...environment,
    DATABASE_URL: databases.catalog,
  });
  const doors = await openDoors(doorConfig, log, ending);
  const services: Services = new Map();
  const clock = createStoryClock();
  await progress.step('six services', () =>
    startServices(environment, databases, { ...doors, log, clock }, services, ending),
  );
  if (config.SEED === 'demo') await seed(folder.path, secrets, doors, services, clock, progress);
  const bff = await openFrontDoor(config, environment, doors, log, services, ending);
  announce(config, secrets, bff, progress);
}

function environmentOf(config: LocalConfig, secrets: Secrets, dist: string): Environment {
  return environmentFor({
    HOST: '127.0.0.1',
    PORT: '0',
    INTERNAL_TOKEN_SECRET: secrets.internalToken,
    SETTINGS_KEY: secrets.settingsKey,
    SETTINGS_KEYS_ALSO_READ: secrets.settingsKeysBefore.join(','),
    DATABASE_POOL_MAX: String(POOL_MAX),
    BLOBS_DIR: join(config.DATA_DIR, 'blobs'),
    WEB_DIST: dist,
    ADMIN_USERNAME: config.ADMIN_USERNAME,
    ADMIN_PASSWORD: config.ADMIN_PASSWORD ?? secrets.unshownAdminPassword ?? '',
  });
}

/** Starts all six in this process, and adds each to `services` as it gets ready. */
export async function startServices(
  environment: Environment,
  databases: Readonly<Record<ServiceName, string>>,
  { clock, ...doors }: Doors & { log: Log; clock: StoryClock },
  services: Services,
  ending: Ending,
): Promise<void> {
  const start = async (definition: ServiceDefinition): Promise<void> => {
    const config = readConfig(definition.config, {
      ...environment,
      DATABASE_URL: databases[definition.name],
    });
    const surroundings = { ...doors, locate: locatorOf(services) };
    const running = await startService(definition, config, surroundings, clock.now);
    ending.atEnd(() => running.stop());
    services.set(definition.name, running);
  };
  // The runner itself shows the first admin's password.
  const identity = createIdentity({ onFirstAdmin: () => undefined });
  const all = [catalog, identity, pricing, orders, notifier, importer];
  const started = await Promise.allSettled(
    all.map((definition) => start(definition as unknown as ServiceDefinition)),
  );
  const failed = started.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

export function locatorOf(services: Services): (service: ServiceName) => string {
  return (service) => services.get(service)?.url ?? 'http://127.0.0.1:9';
}

async function seed(
  dataDir: string,
  secrets: Secrets,
  { blobs }: Doors,
  services: Services,
  clock: StoryClock,
  progress: Progress,
): Promise<void> {
  const db = services.get('catalog')?.db;
  if (!db) throw new Error('Catalog does not run');
  const call = createClient({
    name: 'seed',
    tokenSecret: secrets.internalToken,
    locate: locatorOf(services),
  });
  const window = openShopWindow({ db, blobs }, clock.now);
  await seedOnce(dataDir, call, () =>
    progress.step('demo shop', () => seedDemo({ call, window, clock })),
  );
}

async function openFrontDoor(
  config: LocalConfig,
  environment: Environment,
  doors: Doors,
  log: Log,
  services: Services,
  ending: Ending,
): Promise<RunningBff> {
  const address = { HOST: config.HOST, PORT: String(config.PORT) };
  const bffConfig = readConfig(bffConfigSchema, { ...environment, ...address });
  const bff = await startBff(bffConfig, { ...doors, log, locate: locatorOf(services) });
  ending.atEnd(() => bff.stop());
  return bff;
}

function announce(
  config: LocalConfig,
  secrets: Secrets,
  bff: RunningBff,
  progress: Progress,
): void {
  const url = config.FRONT_END === 'watch' ? WATCHED_FRONT_END : bff.url;
  progress.say(`\n  Shop         ${url}`);
  progress.say(`  Back office  ${url}/admin/dashboard`);
  const made = config.ADMIN_PASSWORD === undefined ? secrets.unshownAdminPassword : null;
  if (made !== null) {
    progress.say(`  Sign in as   ${config.ADMIN_USERNAME} with the password ${made}`);
    progress.say('               (shown this once: keep it)');
  }
  progress.say(`  Data         ${config.DATA_DIR}`);
  progress.say('\nThe shop is open. Ctrl-C closes it.');
  if (secrets.unshownAdminPassword !== null) {
    saveSecrets(config.DATA_DIR, { ...secrets, unshownAdminPassword: null });
  }
}
