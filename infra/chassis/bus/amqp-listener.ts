import type { ChannelModel } from 'amqplib';
import { dropConnection, tieToConnection } from './amqp-connection.ts';
import { declareExchange, EXCHANGE } from './amqp-topology.ts';
import type { BusMessage } from './bus.ts';
import { readDelivery } from './message-text.ts';

export interface Listener {
  readonly eventNames: readonly string[];
  readonly hear: (message: BusMessage) => void;
  readonly missed: () => void;
}

/** Gives the listener a queue of its own that lives as long as the connection. */
export async function startListening(connection: ChannelModel, listener: Listener): Promise<void> {
  const channel = await connection.createChannel();
  tieToConnection(channel, connection);
  await declareExchange(channel);
  const { queue } = await channel.assertQueue('', {
    exclusive: true,
    autoDelete: true,
    durable: false,
    arguments: { 'x-queue-type': 'classic' },
  });
  for (const name of listener.eventNames) await channel.bindQueue(queue, EXCHANGE, name);
  await channel.consume(
    queue,
    (delivery) => {
      if (delivery === null) return dropConnection(connection, 'the queue was deleted');
      const { message } = readDelivery(delivery.content.toString('utf8'));
      if (message !== null) listener.hear(message);
    },
    { noAck: true },
  );
}
