import { randomUUID } from 'node:crypto';
import { eventually } from '@dahab/testing/eventually.ts';
import { afterEach, expect, test } from '@jest/globals';
import type { BusMessage, Delivery } from '../bus/bus.ts';
import type { Carrier } from './carriers.ts';

export function messageOf(name: string, payload: unknown): BusMessage {
  return {
    id: randomUUID(),
    name,
    version: 1,
    payload,
    occurredAt: new Date().toISOString(),
    requestId: 'request-1',
    actor: { kind: 'user', id: 7, name: 'منى' },
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  };
}

/** What every adapter of the bus promises. */
export function testBus(carrier: Carrier): void {
  afterEach(() => carrier.reset());

  test('a message arrives as it was sent at every service that hears it', async () => {
    const bus = await carrier.open();
    const catalog: Delivery[] = [];
    const notifier: Delivery[] = [];
    await bus.subscribe(
      'catalog',
      ['orders.sent'],
      async (delivery) => void catalog.push(delivery),
    );
    await bus.subscribe('notifier', ['orders.sent'], async (delivery) => {
      notifier.push(delivery);
    });
    const message = messageOf('orders.sent', { name: 'خاتم', price: 31_660.5, none: null });

    await bus.publish(message, ['catalog', 'notifier']);

    await eventually(() => {
      expect(catalog.map((delivery) => delivery.message)).toEqual([message]);
      expect(notifier.map((delivery) => delivery.message)).toEqual([message]);
    });
  });

  test('what JSON does not carry does not arrive, and nothing is shared', async () => {
    const bus = await carrier.open();
    const heard: unknown[] = [];
    await bus.subscribe('catalog', ['orders.sent'], async ({ message }) => {
      heard.push(message?.payload);
    });
    const payload = { at: new Date(0), nothing: undefined };

    await bus.publish(messageOf('orders.sent', payload), ['catalog']);

    await eventually(() => expect(heard).toEqual([{ at: '1970-01-01T00:00:00.000Z' }]));
  });

  test('a message that is no event of ours arrives as its raw text', async () => {
    const bus = await carrier.open();
    const heard: Delivery[] = [];
    await bus.subscribe('catalog', ['orders.sent'], async (delivery) => void heard.push(delivery));
    const broken = { ...messageOf('orders.sent', 1), id: 'not an id' };

    await bus.publish(broken, ['catalog']);

    await eventually(() => expect(heard).toEqual([{ message: null, raw: JSON.stringify(broken) }]));
  });

  test('a message that was not received is not lost', async () => {
    const bus = await carrier.open();
    let failures = 3;
    const heard: unknown[] = [];
    await bus.subscribe('catalog', ['orders.sent'], async ({ message }) => {
      failures -= 1;
      if (failures >= 0) throw new Error('not now');
      heard.push(message?.payload);
    });

    const message = messageOf('orders.sent', 'again');
    await eventually(() => bus.publish(message, ['catalog']));

    await eventually(() => expect(heard).toEqual(['again']));
  });

  test('a message that is never received holds up no other', async () => {
    const bus = await carrier.open();
    const heard: unknown[] = [];
    await bus.subscribe('catalog', ['orders.sent'], async ({ message }) => {
      if (message?.payload === 'poison') throw new Error('never');
      heard.push(message?.payload);
    });

    const poison = Array.from({ length: 50 }, () => messageOf('orders.sent', 'poison'));
    await Promise.allSettled(poison.map((message) => bus.publish(message, ['catalog'])));
    await bus.publish(messageOf('orders.sent', 'good'), ['catalog']);

    await eventually(() => expect(heard).toEqual(['good']));
  });

  test('a service hears what another one that has not started is to hear, too', async () => {
    const bus = await carrier.open();
    const heard: unknown[] = [];
    await bus.subscribe('catalog', ['orders.sent'], async ({ message }) => {
      heard.push(message?.payload);
    });

    await Promise.allSettled([bus.publish(messageOf('orders.sent', 1), ['notifier', 'catalog'])]);

    await eventually(() => expect(heard).toEqual([1]));
  });

  test('every listener hears what happens, and only what it asked for', async () => {
    const bus = await carrier.open();
    const first: unknown[] = [];
    const second: unknown[] = [];
    await bus.subscribe('catalog', [], async () => undefined);
    await bus.listen(['orders.sent'], ({ payload }) => void first.push(payload), fail);
    await bus.listen(['orders.sent', 'orders.gone'], ({ payload }) => second.push(payload), fail);

    await bus.publish(messageOf('orders.sent', 1), ['catalog']);
    await bus.publish(messageOf('orders.gone', 2), ['catalog']);

    await eventually(() => expect([first, second]).toEqual([[1], [1, 2]]));
  });

  test('publishing rejects while the carrier is down, and works again by itself', async () => {
    const bus = await carrier.open();
    const heard: unknown[] = [];
    await bus.subscribe('catalog', ['orders.sent'], async ({ message }) => {
      heard.push(message?.payload);
    });

    await carrier.crash();
    await expect(bus.publish(messageOf('orders.sent', 'lost'), ['catalog'])).rejects.toThrow();
    await carrier.heal();

    const message = messageOf('orders.sent', 'found');
    await eventually(() => bus.publish(message, ['catalog']));
    await eventually(() => expect(heard).toContain('found'));
  });

  test('listeners hear again by themselves after the carrier was down', async () => {
    const bus = await carrier.open();
    const heard: unknown[] = [];
    await bus.subscribe('catalog', [], async () => undefined);
    await bus.listen(
      ['orders.sent'],
      ({ payload }) => void heard.push(payload),
      () => undefined,
    );

    await carrier.crash();
    await carrier.heal();

    await eventually(async () => {
      await bus.publish(messageOf('orders.sent', 'after'), ['catalog']);
      expect(heard).toContain('after');
    });
  });

  test('closing finishes what is under way and refuses what comes later', async () => {
    const bus = await carrier.open();
    const heard: unknown[] = [];
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    let taken = false;
    await bus.subscribe('catalog', ['orders.sent'], async ({ message }) => {
      taken = true;
      await held;
      heard.push(message?.payload);
    });
    const publishing = bus.publish(messageOf('orders.sent', 'last'), ['catalog']);
    await eventually(() => expect(taken).toBe(true));

    const closing = bus.close();
    goOn();
    await Promise.all([publishing, closing]);

    expect(heard).toEqual(['last']);
    expect(bus.ready()).toBe(false);
    await expect(bus.publish(messageOf('orders.sent', 1), ['catalog'])).rejects.toThrow('closed');
  });
}

function fail(): never {
  throw new Error('Nothing was missed');
}
