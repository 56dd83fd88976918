import { backing } from '@dahab/testing/backing.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { afterEach, expect, test } from '@jest/globals';
import type { Bus, Delivery } from '../bus/bus.ts';
import { openBus } from '../bus/open-bus.ts';
import { openRabbitMqBus, type RabbitMqOptions } from '../bus/rabbitmq.ts';
import { messageOf } from './bus.conformance.ts';
import { openReady, withChannel } from './carriers.ts';
import { silent } from './messaging-parts.ts';
import { openRoughLine, type RoughLine } from './rough-line.ts';

const rabbit = await backing('rabbitmq', { own: true });
const buses: Bus[] = [];
const lines: RoughLine[] = [];

async function open(options: Partial<RabbitMqOptions> = {}): Promise<Bus> {
  const bus = await openReady({ url: rabbit.url, ...options });
  buses.push(bus);
  return bus;
}

async function openLine(): Promise<RoughLine> {
  const line = await openRoughLine(rabbit.url);
  lines.push(line);
  return line;
}

rabbit.describe('RabbitMQ', () => {
  afterEach(async () => {
    for (const bus of buses.splice(0)) await bus.close();
    for (const line of lines.splice(0)) await line.close();
    await withChannel(rabbit.url, (channel) => channel.deleteQueue('dahab.catalog'));
  });

  test('bytes of any kind arrive as text', async () => {
    const heard: Delivery[] = [];
    const bus = await open();
    await bus.subscribe('catalog', ['orders.sent'], async (delivery) => void heard.push(delivery));

    await withChannel(rabbit.url, async (channel) => {
      channel.publish('dahab', 'orders.sent', Buffer.from([0xff, 0x00, 0x7b]));
    });

    await eventually(() => expect(heard).toEqual([{ message: null, raw: '\u{FFFD}\0{' }]));
  });

  test('a message waits for a service that has never started', async () => {
    const early = await open();
    const message = messageOf('orders.sent', 'early');
    await early.publish(message, ['catalog']);
    const heard: Delivery[] = [];

    const late = await open();
    await late.subscribe('catalog', ['orders.sent'], async (delivery) => void heard.push(delivery));

    await eventually(() => expect(heard.map((one) => one.message)).toEqual([message]));
  });

  test('messages survive the death of the broker', async () => {
    const bus = await open();
    const messages = Array.from({ length: 100 }, (_, n) => messageOf('orders.sent', n));
    await Promise.all(messages.map((message) => bus.publish(message, ['catalog'])));

    await rabbit.kill();
    await rabbit.restart();

    const heard = new Set<unknown>();
    await bus.subscribe('catalog', ['orders.sent'], async ({ message }) => {
      heard.add(message?.payload);
    });
    await eventually(() => expect(heard.size).toBe(100));
  });

  test('a listener is told that it missed something once the line is back', async () => {
    const line = await openLine();
    const bus = await open({ url: line.url });
    const heard: unknown[] = [];
    let missed = 0;
    await bus.listen(
      ['orders.sent'],
      ({ payload }) => void heard.push(payload),
      () => (missed += 1),
    );
    const elsewhere = await open();
    expect(missed).toBe(0);

    line.cut();

    await eventually(() => expect(missed).toBe(1));
    await elsewhere.publish(messageOf('orders.sent', 'now'), ['catalog']);
    await eventually(() => expect(heard).toEqual(['now']));
  });

  test('publishing gives up on a broker that does not answer', async () => {
    const line = await openLine();
    const bus = await open({ url: line.url, publishTimeoutMs: 200 });
    await bus.publish(messageOf('orders.sent', 1), ['catalog']);

    line.hang();

    await expect(bus.publish(messageOf('orders.sent', 2), ['catalog'])).rejects.toThrow(/200 ms/);
  });

  test('closing does not wait for a broker that does not answer', async () => {
    const line = await openLine();
    const bus = await open({ url: line.url, publishTimeoutMs: 200 });
    await bus.subscribe('catalog', ['orders.sent'], async () => undefined);
    line.hang();
    const started = performance.now();

    await bus.close();

    expect(performance.now() - started).toBeLessThan(20_000);
  });

  test('closing does not wait for a broker that is not there', async () => {
    const bus = openRabbitMqBus({ url: 'amqp://127.0.0.1:1', log: silent });
    await bus.subscribe('catalog', ['orders.sent'], async () => undefined);

    await bus.close();

    expect(bus.ready()).toBe(false);
  });

  test('a queue that was deleted is made again by its consumer and by who publishes', async () => {
    const bus = await open();
    const heard: unknown[] = [];
    await bus.subscribe('catalog', ['orders.sent'], async ({ message }) => {
      heard.push(message?.payload);
    });
    await bus.publish(messageOf('orders.sent', 1), ['catalog']);

    await withChannel(rabbit.url, (channel) => channel.deleteQueue('dahab.catalog'));

    await eventually(async () => {
      await bus.publish(messageOf('orders.sent', 2), ['catalog']);
      expect(heard).toContain(2);
    });
  });

  test('a message that no queue takes is not published, and its queue is made for the next try', async () => {
    const bus = await open();
    await bus.publish(messageOf('orders.sent', 1), ['catalog']);
    await withChannel(rabbit.url, (channel) => channel.deleteQueue('dahab.catalog'));

    const message = messageOf('orders.sent', 2);
    await expect(bus.publish(message, ['catalog'])).rejects.toThrow('No queue takes orders.sent');
    await bus.publish(message, ['catalog']);

    const { messageCount } = await withChannel(rabbit.url, (channel) =>
      channel.checkQueue('dahab.catalog'),
    );
    expect(messageCount).toBe(1);
  });

  test('a message that is not received comes again after a pause, not in a hot loop', async () => {
    const bus = await open({ nackAfterMs: 100 });
    const tries: number[] = [];
    await bus.subscribe('catalog', ['orders.sent'], async () => {
      tries.push(performance.now());
      throw new Error('not now');
    });

    await bus.publish(messageOf('orders.sent', 1), ['catalog']);

    await eventually(() => expect(tries.length).toBeGreaterThan(4));
    const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThan(95);
  });

  test('queues are of the configured type', async () => {
    const bus = await openBus({ AMQP_URL: rabbit.url, AMQP_QUEUE_TYPE: 'quorum' }, silent);
    buses.push(bus);
    const heard: unknown[] = [];
    await bus.subscribe('catalog', ['orders.sent'], async ({ message }) => {
      heard.push(message?.payload);
    });
    const message = messageOf('orders.sent', 1);
    await eventually(() => bus.publish(message, ['catalog']));
    await eventually(() => expect(heard).toEqual([1]));

    const classic = await open();

    await expect(classic.publish(message, ['catalog'])).rejects.toThrow(/x-queue-type/);
  });
});
