import type { ServiceName } from '@dahab/protocol/event.ts';
import type { Channel, ChannelModel, Options } from 'amqplib';

export const EXCHANGE = 'dahab';

/** Quorum queues need three nodes: on a single one they do not survive a crash. */
export type QueueType = 'classic' | 'quorum';

/** Never reached: attempts are counted in the inbox, and a broker's own limit drops messages. */
const NO_DELIVERY_LIMIT = 2 ** 31 - 1;

export function queueOf(service: ServiceName): string {
  return `${EXCHANGE}.${service}`;
}

export async function declareExchange(channel: Channel): Promise<void> {
  await channel.assertExchange(EXCHANGE, 'topic', { durable: true });
}

/** The service's durable queue, bound to the events; declaring what is there changes nothing. */
export async function declareQueue(
  channel: Channel,
  service: ServiceName,
  eventNames: readonly string[],
  queueType: QueueType,
): Promise<void> {
  await channel.assertQueue(queueOf(service), optionsOf(queueType));
  for (const name of eventNames) await channel.bindQueue(queueOf(service), EXCHANGE, name);
}

function optionsOf(queueType: QueueType): Options.AssertQueue {
  const limit = queueType === 'quorum' ? { 'x-delivery-limit': NO_DELIVERY_LIMIT } : {};
  return { durable: true, arguments: { 'x-queue-type': queueType, ...limit } };
}

/** What one connection has already declared for the events that it publishes. */
export interface Topology {
  /** Resolves once every service of `heardBy` has a queue that the event goes to. */
  ensure(eventName: string, heardBy: readonly ServiceName[]): Promise<void>;
  /** Declares the event's queues again next time, after they turned out to be gone. */
  forget(eventName: string): void;
}

export function createTopology(connection: ChannelModel, queueType: QueueType): Topology {
  const declared = new Map<string, Map<string, Promise<void>>>();

  const declare = async (eventName: string, heardBy: readonly ServiceName[]): Promise<void> => {
    const channel = await connection.createChannel();
    // The call that failed rejects with the same reason.
    channel.on('error', () => undefined);
    try {
      await declareExchange(channel);
      for (const service of heardBy) await declareQueue(channel, service, [eventName], queueType);
    } finally {
      await channel.close().catch(() => undefined);
    }
  };

  return {
    ensure: (eventName, heardBy) => {
      const ofEvent = declared.get(eventName) ?? new Map<string, Promise<void>>();
      declared.set(eventName, ofEvent);
      const services = heardBy.join();
      const declaring = ofEvent.get(services) ?? declare(eventName, heardBy);
      ofEvent.set(services, declaring);
      declaring.catch(() => ofEvent.delete(services));
      return declaring;
    },
    forget: (eventName) => void declared.delete(eventName),
  };
}
