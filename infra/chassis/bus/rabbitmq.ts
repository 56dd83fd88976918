import type { ChannelModel } from 'amqplib';
import type { Log } from '../log.ts';
import type { BackOff } from '../messaging/back-off.ts';
import { dropConnection, keepConnected } from './amqp-connection.ts';
import { createConsumers } from './amqp-consumers.ts';
import { type Listener, startListening } from './amqp-listener.ts';
import { createPublisher } from './amqp-publisher.ts';
import type { QueueType } from './amqp-topology.ts';
import type { Bus } from './bus.ts';

export interface RabbitMqOptions {
  readonly url: string;
  readonly log: Log;
  readonly queueType?: QueueType;
  readonly prefetch?: number;
  readonly publishTimeoutMs?: number;
  /** How long a message that was not received waits before it goes back to its queue. */
  readonly nackAfterMs?: number;
  readonly reconnect?: BackOff;
}

/**
 * The bus on RabbitMQ. It returns at once and connects by itself, so that a service starts without
 * its broker; `ready` tells when it is there. Publishing has a connection of its own, because a
 * broker short of memory stops reading from those that publish.
 */
export function openRabbitMqBus({
  url,
  log,
  queueType = 'classic',
  prefetch = 250,
  publishTimeoutMs = 5_000,
  nackAfterMs = 1_000,
  reconnect = { firstMs: 200, mostMs: 5_000 },
}: RabbitMqOptions): Bus {
  const publisher = createPublisher(queueType, publishTimeoutMs);
  const consumers = createConsumers({ queueType, prefetch, nackAfterMs });
  const starts: ((connection: ChannelModel) => Promise<void>)[] = [];
  const listeners: Listener[] = [];
  let hearingOn: ChannelModel | null = null;

  const setUpHearing = async (connection: ChannelModel): Promise<void> => {
    // What is added meanwhile is reached by this loop, too.
    for (const start of starts) await start(connection);
    hearingOn = connection;
    connection.on('close', () => (hearingOn = null));
    for (const listener of listeners) listener.missed();
  };

  const shared = { url, log, backOff: reconnect };
  const publishing = keepConnected({ ...shared, purpose: 'publishing', setUp: publisher.setUp });
  const hearing = keepConnected({ ...shared, purpose: 'hearing', setUp: setUpHearing });

  /** On the connection that is there, and on each one after it. */
  const startOnEach = async (start: (connection: ChannelModel) => Promise<void>): Promise<void> => {
    starts.push(start);
    if (hearingOn === null) return;
    const connection = hearingOn;
    await start(connection).catch((error: Error) => dropConnection(connection, error.message));
  };

  return {
    publish: publisher.publish,
    subscribe: (service, eventNames, receive) =>
      startOnEach((connection) => consumers.consume(connection, { service, eventNames, receive })),
    listen: (eventNames, hear, missed) => {
      const listener = { eventNames, hear, missed };
      listeners.push(listener);
      return startOnEach((connection) => startListening(connection, listener));
    },
    ready: () => publisher.ready() && hearingOn !== null,
    close: async () => {
      await Promise.all([publisher.finish(), consumers.finish()]);
      await Promise.all([publishing.close(), hearing.close()]);
    },
  };
}
