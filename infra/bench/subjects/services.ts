import { openInProcessBus } from '@dahab/chassis/bus/in-process.ts';
import { openBlobs } from '@dahab/chassis/blobs/open-blobs.ts';
import { openInProcessCache } from '@dahab/chassis/cache/in-process.ts';
import { readConfig } from '@dahab/chassis/config.ts';
import { createLog } from '@dahab/chassis/log.ts';
import { type ServiceDefinition, startService } from '@dahab/chassis/service.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import { catalog } from '../../../services/catalog/src/service.ts';
import { createIdentity } from '../../../services/identity/src/service.ts';
import { importer } from '../../../services/importer/src/service.ts';
import { notifier } from '../../../services/notifier/src/service.ts';
import { orders } from '../../../services/orders/src/service.ts';
import { pricing } from '../../../services/pricing/src/service.ts';
import { readLocalConfig } from '../../local/config.ts';
import { openDatabases } from '../../local/databases.ts';
import { createEnding } from '../../local/ending.ts';
import { openSecrets } from '../../local/secrets.ts';

/** The six services without a front door, on the data of a shop that runs already. */
const config = readLocalConfig();
const secrets = openSecrets(config.DATA_DIR);
const databases = await openDatabases(config, secrets, createEnding(), () => undefined);
const log = createLog('bench', 'warn');
const urls: Partial<Record<ServiceName, string>> = {};
const environment = {
  HOST: '127.0.0.1',
  PORT: '0',
  INTERNAL_TOKEN_SECRET: secrets.internalToken,
  SETTINGS_KEY: secrets.settingsKey,
  DATABASE_POOL_MAX: '6',
  BLOBS_DIR: `${config.DATA_DIR}/blobs`,
  ADMIN_USERNAME: 'admin',
};
const doors = { bus: openInProcessBus(), cache: openInProcessCache(), log };

for (const definition of [
  catalog,
  createIdentity({ onFirstAdmin: () => undefined }),
  pricing,
  orders,
  notifier,
  importer,
] as unknown as ServiceDefinition[]) {
  const { name } = definition;
  const read = readConfig(definition.config, { ...environment, DATABASE_URL: databases[name] });
  const { url } = await startService(definition, read, {
    ...doors,
    blobs: await openBlobs(read, log),
    locate: (service) => urls[service] ?? 'http://127.0.0.1:9',
  });
  urls[name] = url;
}
process.stdout.write(`${JSON.stringify({ urls, tokenSecret: secrets.internalToken })}\n`);
process.once('SIGTERM', () => process.exit(0));
