import { serviceNames, type ServiceName } from '@dahab/protocol/event.ts';
import { openBlobs } from './blobs/open-blobs.ts';
import { openBus } from './bus/open-bus.ts';
import { openCache } from './cache/open-cache.ts';
import { type ChassisConfig, ConfigError, readConfig } from './config.ts';
import { createLog } from './log.ts';
import { type ServiceDefinition, startService } from './service.ts';

const LONGEST_STOP_MS = 15_000;

/** A service in a process of its own: configured by the environment, ended by SIGTERM or SIGINT. */
export async function runService<Config extends ChassisConfig>(
  definition: ServiceDefinition<Config>,
): Promise<void> {
  const config = configOrExit(definition);
  const log = createLog(definition.name, config.LOG_LEVEL);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  const bus = await openBus(config, log);
  const cache = openCache(config, log);
  const blobs = await openBlobs(config, log);
  const service = await startService(definition, config, {
    bus,
    cache,
    blobs,
    log,
    locate: addressesOf(config),
  });
  log.info({ url: service.url }, 'ready');

  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    await service.stop();
    await bus.close();
    await cache.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

function configOrExit<Config extends ChassisConfig>(definition: ServiceDefinition<Config>): Config {
  try {
    return readConfig(definition.config, process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}

/** Where the services are, by configuration. */
export function addressesOf(config: ChassisConfig): (service: ServiceName) => string {
  const addresses = Object.fromEntries(
    serviceNames.map((name) => [name, config[`${name.toUpperCase()}_URL` as 'CATALOG_URL']]),
  );
  return (service) => addresses[service] ?? '';
}
