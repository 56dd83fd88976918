import type { ServiceName } from '@dahab/protocol/event.ts';
import type { ChannelModel, ConfirmChannel } from 'amqplib';
import { tieToConnection } from './amqp-connection.ts';
import { createTopology, declareExchange, EXCHANGE, type QueueType } from './amqp-topology.ts';
import type { BusMessage } from './bus.ts';
import { writeMessage } from './message-text.ts';
import { within } from './within.ts';

export interface Publisher {
  setUp(connection: ChannelModel): Promise<void>;
  publish(message: BusMessage, heardBy: readonly ServiceName[]): Promise<void>;
  ready(): boolean;
  /** Refuses what comes from now on and resolves when what is under way has ended. */
  finish(): Promise<void>;
}

type Send = (message: BusMessage, heardBy: readonly ServiceName[]) => Promise<void>;

/** Publishes with confirms on the connection that is there at the moment. */
export function createPublisher(queueType: QueueType, timeoutMs: number): Publisher {
  const underWay = new Set<Promise<void>>();
  let send: Send | null = null;
  let finishing = false;

  return {
    setUp: async (connection) => {
      const channel = await connection.createConfirmChannel();
      tieToConnection(channel, connection);
      await declareExchange(channel);
      const sendHere = sendThrough(channel, connection, queueType);
      send = sendHere;
      connection.on('blocked', () => (send = null));
      connection.on('unblocked', () => (send = sendHere));
      channel.on('close', () => (send = null));
    },
    publish: async (message, heardBy) => {
      if (finishing) throw new Error('The bus is closed');
      if (send === null) throw new Error('RabbitMQ takes no messages right now');
      const sending = within(timeoutMs, 'Publishing', send(message, heardBy));
      underWay.add(sending);
      try {
        await sending;
      } finally {
        underWay.delete(sending);
      }
    },
    ready: () => send !== null && !finishing,
    finish: async () => {
      finishing = true;
      await Promise.allSettled(underWay);
    },
  };
}

function sendThrough(
  channel: ConfirmChannel,
  connection: ChannelModel,
  queueType: QueueType,
): Send {
  const topology = createTopology(connection, queueType);
  // The broker returns what no queue took just before it confirms it.
  const returned = new Set<unknown>();
  channel.on('return', ({ properties }) => void returned.add(properties.messageId));

  return async (message, heardBy) => {
    await topology.ensure(message.name, heardBy);
    await new Promise<void>((resolve, reject) => {
      const content = Buffer.from(writeMessage(message));
      channel.publish(EXCHANGE, message.name, content, propertiesOf(message), (error: unknown) => {
        const unroutable = returned.delete(message.id);
        if (unroutable) topology.forget(message.name);
        if (error instanceof Error) return reject(error);
        if (unroutable) return reject(new Error(`No queue takes ${message.name}`));
        resolve();
      });
    });
  };
}

function propertiesOf(message: BusMessage): object {
  return {
    messageId: message.id,
    type: message.name,
    contentType: 'application/json',
    persistent: true,
    mandatory: true,
  };
}
