import { type Route, serve } from '@dahab/chassis/http/route.ts';
import { createOrder } from '../../contract/order.ts';
import { closeUnsoldSale } from '../../contract/sales.ts';
import { userIdOf } from '../user-id.ts';
import { readIdempotencyKey } from './idempotency.ts';
import { makeSale, type SaleDoors } from './make-sale.ts';
import { findSale, updateToClosed } from './store.ts';

export function saleRoutes(doors: SaleDoors): Route[] {
  return [
    serve(createOrder, ({ body, caller, request }) =>
      makeSale(doors, body, {
        userId: userIdOf(caller),
        key: readIdempotencyKey(request.get('idempotency-key')),
      }),
    ),
    serve(closeUnsoldSale, async ({ params: { reference } }) => {
      await updateToClosed(doors.db, reference);
      const sale = await findSale(doors.db, reference);
      return { sold: sale?.state === 'done' };
    }),
  ];
}
