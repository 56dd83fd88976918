import { backing } from '@dahab/testing/backing.ts';
import { afterAll, describe } from '@jest/globals';
import { testBus } from './bus.conformance.ts';
import { inProcessCarrier, rabbitMqCarrier } from './carriers.ts';
import { testDelivery } from './delivery.conformance.ts';
import { messagingDatabase } from './messaging-parts.ts';

const rabbit = await backing('rabbitmq', { own: true });
const databases = {
  orders: await messagingDatabase(),
  catalog: await messagingDatabase(),
  notifier: await messagingDatabase(),
};
afterAll(() => Promise.all(Object.values(databases).map((db) => db.destroy())));

describe('the bus inside one process', () => {
  const carrier = inProcessCarrier();
  testBus(carrier);
  testDelivery(carrier, databases);
});

rabbit.describe('the bus on RabbitMQ', () => {
  const carrier = rabbitMqCarrier(rabbit);
  testBus(carrier);
  testDelivery(carrier, databases);
});
