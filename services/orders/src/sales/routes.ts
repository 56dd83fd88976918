import { type Route, serve } from '@dahab/chassis/http/route.ts';
import { createTurnstile } from '@dahab/chassis/turnstile.ts';
import type { Order } from '../../contract/order.ts';
import { createOrder } from '../../contract/order-calls.ts';
import { closeUnsoldSale } from '../../contract/sales.ts';
import { sellerOf } from '../seller.ts';
import { closeSale } from './close-sale.ts';
import { readIdempotencyKey } from './idempotency.ts';
import { makeSale, type SaleDoors } from './make-sale.ts';
import { createTogether } from './together.ts';

/** One hot product is sold one by one anyway; more at once would only crowd the database. */
const SALES_AT_ONCE = 5;
const LONGEST_WAIT_MS = 20_000;

export function saleRoutes(doors: SaleDoors): Route[] {
  const inTurn = createTurnstile(SALES_AT_ONCE, LONGEST_WAIT_MS);
  const together = createTogether();
  return [
    serve(createOrder, async ({ body, caller, request }) => {
      const key = readIdempotencyKey(request.get('idempotency-key'));
      const sell = (): Promise<Order> =>
        inTurn(() => makeSale(doors, body, { soldBy: sellerOf(caller), key }));
      // A till that is impatient sends its sale again while it is being made.
      return key === null ? sell() : together(JSON.stringify([key, body]), sell);
    }),
    serve(closeUnsoldSale, async ({ params: { reference } }) => {
      const state = await closeSale(doors.db, reference);
      return { sold: state === 'done' };
    }),
  ];
}
