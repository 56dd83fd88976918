import type { ChassisConfig } from '../config.ts';
import type { Log } from '../log.ts';
import type { Bus } from './bus.ts';
import { openInProcessBus } from './in-process.ts';
import { openRabbitMqBus } from './rabbitmq.ts';

/** RabbitMQ where an address is given, else the bus for services that share this process. */
export async function openBus(
  config: Pick<ChassisConfig, 'AMQP_URL' | 'AMQP_QUEUE_TYPE'>,
  log: Log,
): Promise<Bus> {
  if (config.AMQP_URL === undefined) return openInProcessBus();
  return openRabbitMqBus({ url: config.AMQP_URL, log, queueType: config.AMQP_QUEUE_TYPE });
}
