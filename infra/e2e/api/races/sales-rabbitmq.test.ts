import { backing } from '@dahab/testing/backing.ts';
import { openShop } from '../open-shop.ts';
import { sellAtOnce } from './sales.race.ts';

// Of its own: a shop names its queues itself, and others of this run do so too.
const rabbit = await backing('rabbitmq', { own: true });
const shop = await openShop(rabbit.url === '' ? {} : { AMQP_URL: rabbit.url });

rabbit.describe('many at once, over RabbitMQ', () => {
  sellAtOnce(shop);
});
