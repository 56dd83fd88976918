import { backing } from '@dahab/testing/backing.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { startTraceCollector, traceOf } from '@dahab/testing/trace-collector.ts';
import { afterAll, expect, test } from '@jest/globals';
import { openShop } from '../open-shop.ts';
import { traceOfASale } from '../trace-of-a-sale.ts';
import { sellAtOnce } from './sales.race.ts';
import { cartOf, newCustomer, newProduct } from './things.ts';

// Of its own: a shop names its queues itself, and others of this run do so too.
const rabbit = await backing('rabbitmq', { own: true });
const collector = await startTraceCollector();
afterAll(() => collector.stop());
const shop = await openShop({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  ...(rabbit.url !== '' && { AMQP_URL: rabbit.url }),
});
const { call } = shop.admin;

rabbit.describe('over RabbitMQ', () => {
  test('one trace follows a sale through the queues to those who hear of it', async () => {
    const cart = cartOf(await newProduct(call, 1), await newCustomer(call));

    expect((await call('POST', '/api/orders', cart)).status).toBe(201);

    await eventually(() => {
      const lines = traceOf(collector, 'POST /api/orders');
      expect(lines).toEqual(expect.arrayContaining([...traceOfASale]));
    });
    // What follows is about something else.
    await collector.stop();
  });

  sellAtOnce(shop);
});
