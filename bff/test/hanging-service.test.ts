import { expect, test } from '@jest/globals';
import { listCollections } from '@dahab/catalog/contract/collection.ts';
import { serve } from '@dahab/chassis/http/route.ts';
import { listOrders } from '@dahab/orders/contract/order.ts';
import { openFrontDoor } from './front-door.ts';

/** Of a service that has taken the request and does nothing more. */
const hangs = (): Promise<never> => new Promise(() => undefined);

const door = await openFrontDoor({
  catalog: [serve(listCollections, hangs)],
  orders: [serve(listOrders, hangs)],
});

test('who reads from a service that hangs hears so within seconds', async () => {
  const startedAt = performance.now();
  const answers = await Promise.all([
    door.send('/api/collections'),
    door.send('/api/collections', { by: 'admin' }),
    door.send('/api/orders', { by: 'admin' }),
  ]);

  expect(performance.now() - startedAt).toBeLessThan(15_000);
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  }
});
