import { serviceNames } from '@dahab/protocol/event.ts';
import type { Backing } from '@dahab/testing/backing.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { expect } from '@jest/globals';
import { type Channel, connect } from 'amqplib';
import type { Bus } from '../bus/bus.ts';
import { openInProcessBus } from '../bus/in-process.ts';
import { openRabbitMqBus, type RabbitMqOptions } from '../bus/rabbitmq.ts';
import { silent } from './messaging-parts.ts';

/** What the conformance suites are run against. */
export interface Carrier {
  /** A client, as each process of the shop has one. */
  open(): Promise<Bus>;
  /** From now on nothing is carried, and confirmations under way are lost. */
  crash(): Promise<void>;
  heal(): Promise<void>;
  /** Closes the clients and forgets what was carried. */
  reset(): Promise<void>;
}

/** Services that share a process share its one bus; refusing stands for a crash in mid-delivery. */
export function inProcessCarrier(): Carrier {
  let inner = openInProcessBus();
  let down = false;
  const refuse = (): void => {
    if (down) throw new Error('The carrier is down');
  };
  const shared: Bus = {
    publish: async (message, heardBy) => {
      refuse();
      await inner.publish(message, heardBy);
      refuse();
    },
    subscribe: (...subscription) => inner.subscribe(...subscription),
    listen: (...listener) => inner.listen(...listener),
    ready: () => inner.ready(),
    close: () => inner.close(),
  };
  return {
    open: async () => shared,
    crash: async () => void (down = true),
    heal: async () => void (down = false),
    reset: async () => {
      down = false;
      await inner.close();
      inner = openInProcessBus();
    },
  };
}

export function rabbitMqCarrier(rabbit: Backing): Carrier {
  const open: Bus[] = [];
  return {
    open: async () => {
      const bus = await openReady({ url: rabbit.url });
      open.push(bus);
      return bus;
    },
    crash: () => rabbit.kill(),
    heal: () => rabbit.restart(),
    reset: async () => {
      for (const bus of open.splice(0)) await bus.close();
      await withChannel(rabbit.url, async (channel) => {
        for (const service of serviceNames) await channel.deleteQueue(`dahab.${service}`);
      });
    },
  };
}

/** A client with short pauses, connected. */
export async function openReady(
  options: Pick<RabbitMqOptions, 'url'> & Partial<RabbitMqOptions>,
): Promise<Bus> {
  const reconnect = { firstMs: 50, mostMs: 500 };
  const bus = openRabbitMqBus({ log: silent, reconnect, nackAfterMs: 50, ...options });
  await eventually(() => expect(bus.ready()).toBe(true));
  return bus;
}

/** What is done to the broker behind our back. */
export async function withChannel<T>(
  url: string,
  work: (channel: Channel) => Promise<T>,
): Promise<T> {
  const connection = await connect(url);
  try {
    const channel = await connection.createChannel();
    const result = await work(channel);
    // Only a closed channel has surely sent all that was published on it.
    await channel.close();
    return result;
  } finally {
    await connection.close();
  }
}
