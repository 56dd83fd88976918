import { setTimeout as pause } from 'node:timers/promises';
import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import type { ZodType } from 'zod';
import { openBlobs } from './blobs/open-blobs.ts';
import type { Bus } from './bus/bus.ts';
import { openBus } from './bus/open-bus.ts';
import type { Cache } from './cache/cache.ts';
import { openCache } from './cache/open-cache.ts';
import { type ChassisConfig, ConfigError, readConfig } from './config.ts';
import { ShopError } from './errors.ts';
import type { Figures } from './figures/figures.ts';
import { openProcessFigures } from './figures/process-figures.ts';
import { createLog, type Log } from './log.ts';
import { openTracing } from './tracing/open-tracing.ts';
import type { Tracing } from './tracing/tracing.ts';
import { type ServiceDefinition, startService } from './service.ts';

const LONGEST_STOP_MS = 15_000;

/** sysexits' EX_CONFIG: the operator has to change the configuration. */
const EXIT_CONFIG = 78;

type ProcessConfig = Omit<ChassisConfig, 'DATABASE_URL' | 'DATABASE_POOL_MAX' | 'BLOBS_DIR'> &
  Partial<ChassisConfig>;

export interface Doors {
  readonly bus: Bus;
  readonly cache: Cache;
  readonly log: Log;
  readonly figures: Figures;
  readonly tracing: Tracing | undefined;
  /** Aborted when the process is told to end. */
  readonly going: AbortSignal;
}

/** A service in a process of its own. */
export function runService<Config extends ChassisConfig>(
  definition: ServiceDefinition<Config>,
): Promise<void> {
  return runProcess(definition.name, definition.config, async (config, doors) =>
    startService(definition, config, {
      ...doors,
      blobs: await openBlobs(config, doors.log),
      locate: addressesOf(config),
    }),
  );
}

/**
 * One part of the shop as a process: configured by the environment, ended by SIGTERM or SIGINT. For
 * `GOING_MS` it then still answers, while it says that it is not ready, so that whoever shares out
 * requests can leave it out.
 */
export async function runProcess<Config extends ProcessConfig>(
  name: string,
  schema: ZodType<Config>,
  start: (config: Config, doors: Doors) => Promise<{ url: string; stop(): Promise<void> }>,
): Promise<void> {
  const config = configOrExit(schema);
  const log = createLog(name, config.LOG_LEVEL);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  const going = new AbortController();
  const bus = await openBus(config, log);
  const { figures, cache } = openProcessFigures(name, { bus, cache: openCache(config, log) });
  const tracing = await openTracing(config, log);
  const doors = { bus, cache, log, figures, tracing, going: going.signal };
  const running = await start(config, doors).catch((error: unknown) => endUnstarted(error, log));
  log.info({ url: running.url }, 'ready');

  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), config.GOING_MS + LONGEST_STOP_MS).unref();
    going.abort();
    await pause(config.GOING_MS);
    await running.stop();
    await bus.close();
    await cache.close();
    await tracing?.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

/** A fault that somebody can mend is said in its sentence; any other with where it happened. */
function endUnstarted(error: unknown, log: Log): never {
  if (error instanceof ShopError) log.fatal({ cause: String(error.cause) }, error.message);
  else log.fatal({ err: error }, 'could not start');
  process.exit(1);
}

function configOrExit<Config>(schema: ZodType<Config>): Config {
  try {
    return readConfig(schema, process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(EXIT_CONFIG);
  }
}

/** Where the services are, by configuration: one address of each, or several between commas. */
export function addressesOf(config: ProcessConfig): (service: ServiceName) => string {
  const addresses = Object.fromEntries(
    serviceNames.map((name) => [name, config[`${name.toUpperCase()}_URL` as 'CATALOG_URL']]),
  );
  return (service) => addresses[service] ?? '';
}
