import type { Bench, Comparison, Subject } from '../bench.ts';
import { type Asked, httpSubject } from '../load/http-load.ts';
import { signIn } from '../stage/sign-in.ts';
import type { Stage } from '../stage/stage.ts';
import { workSubject } from '../stage/work-subject.ts';

/** As many as the shop sells at the same time. */
const CROWD = 5;
const PRICE = 20_000;

/** A sale at the till, against one transaction that runs the same statements. */
export const sale: Bench = {
  name: 'sale',
  prepare: async (stage) => [
    await comparisonOf(stage, 'sale, five tills', CROWD),
    await comparisonOf(stage, 'sale, one till', 1),
  ],
};

async function comparisonOf(stage: Stage, name: string, tills: number): Promise<Comparison> {
  const shop = await stage.shop();
  const apart = await stage.apart();
  const database = await stage.database();
  const cookie = await signIn(shop.url);
  const requests = shop.goods.productIds.map((id): Asked => {
    const items = [{ id, quantity: 1, price: PRICE }];
    const order = { items, discount: 0, total: PRICE, customerId: shop.goods.customerId };
    return {
      method: 'POST',
      path: '/api/orders',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(order),
    };
  });
  const subject = (label: string, url: string, pids: Record<string, number>): Subject =>
    httpSubject(label, { url, connections: tills, requests }, { ...pids, postgres: database.pid });
  return {
    name,
    subjects: [
      workSubject('one bare transaction', 'bare-sale', {
        url: database.url,
        connections: tills,
      }),
      subject('shop in one process', shop.url, { shop: shop.pid }),
      subject('front door apart', apart.url, {
        'front door': apart.pid,
        services: apart.services.pid,
      }),
    ],
    limits: [{ subject: 'shop in one process', of: 'one bare transaction', atLeast: 0.25 }],
  };
}
