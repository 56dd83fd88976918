import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceName } from '@dahab/protocol/event.ts';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import { dropConnection, tieToConnection } from './amqp-connection.ts';
import { declareExchange, declareQueue, queueOf, type QueueType } from './amqp-topology.ts';
import type { Delivery } from './bus.ts';
import { readDelivery } from './message-text.ts';
import { within } from './within.ts';

const FINISH_TIMEOUT_MS = 5_000;
const ANSWER_TIMEOUT_MS = 1_000;

export interface Subscription {
  readonly service: ServiceName;
  readonly eventNames: readonly string[];
  readonly receive: (delivery: Delivery) => Promise<void>;
}

export interface ConsumerOptions {
  readonly queueType: QueueType;
  /** Messages that may be unacknowledged at once. */
  readonly prefetch: number;
  /** How long a message that was not received waits before it goes back to its queue. */
  readonly nackAfterMs: number;
}

export interface Consumers {
  consume(connection: ChannelModel, subscription: Subscription): Promise<void>;
  /** Takes no more, and resolves when what was taken is received and acknowledged. */
  finish(): Promise<void>;
}

interface Consumption {
  readonly channel: Channel;
  readonly consumerTag: string;
}

/** Hands deliveries on and acknowledges what was received. */
export function createConsumers(options: ConsumerOptions): Consumers {
  const finishing = new AbortController();
  // Each message that waits to go back listens to it.
  setMaxListeners(0, finishing.signal);
  const underWay = new Set<Promise<void>>();
  const consumptions = new Set<Consumption>();

  const take = async (
    channel: Channel,
    delivery: ConsumeMessage,
    receive: Subscription['receive'],
  ): Promise<void> => {
    try {
      await receive(readDelivery(delivery.content.toString('utf8')));
      answer(() => channel.ack(delivery));
    } catch {
      await pause(options.nackAfterMs, undefined, { signal: finishing.signal }).catch(() => null);
      answer(() => channel.nack(delivery, false, true));
    }
  };

  return {
    consume: async (connection, { service, eventNames, receive }) => {
      const channel = await connection.createChannel();
      tieToConnection(channel, connection);
      await declareExchange(channel);
      await declareQueue(channel, service, eventNames, options.queueType);
      await channel.prefetch(options.prefetch);
      const { consumerTag } = await channel.consume(queueOf(service), (delivery) => {
        if (delivery === null) return dropConnection(connection, 'the queue was deleted');
        const taking = take(channel, delivery, receive).finally(() => underWay.delete(taking));
        underWay.add(taking);
      });
      const consumption = { channel, consumerTag };
      consumptions.add(consumption);
      channel.on('close', () => consumptions.delete(consumption));
    },
    finish: async () => {
      const open = [...consumptions];
      finishing.abort();
      await inTime(
        ANSWER_TIMEOUT_MS,
        open.map(({ channel, consumerTag }) => channel.cancel(consumerTag)),
      );
      await inTime(FINISH_TIMEOUT_MS, [...underWay]);
      await inTime(
        ANSWER_TIMEOUT_MS,
        open.map(({ channel }) => channel.close()),
      );
    },
  };
}

/** A channel that is gone takes no answer; its broker delivers the message again by itself. */
function answer(send: () => void): void {
  try {
    send();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'IllegalOperationError') throw error;
  }
}

async function inTime(ms: number, work: Promise<unknown>[]): Promise<void> {
  await within(ms, 'Closing', Promise.allSettled(work)).catch(() => undefined);
}
