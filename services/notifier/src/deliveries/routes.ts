import type { Database } from '@dahab/chassis/database/connect.ts';
import { Conflict, NotFound } from '@dahab/chassis/errors.ts';
import { type Route, serve } from '@dahab/chassis/http/route.ts';
import * as contract from '../../contract/messages.ts';
import { ORDER_DELETED } from './rules.ts';
import {
  countDeliveries,
  type DeliveryRow,
  deliveryOf,
  findDelivery,
  listDeliveries,
  updateToQueuedAgain,
} from './store.ts';

export function deliveryRoutes({
  db,
  clock,
  sendSoon,
}: {
  db: Database;
  clock: () => Date;
  sendSoon: () => void;
}): Route[] {
  return [
    serve(contract.listDeliveries, async ({ query: { page, limit, status } }) => {
      const filter = status === undefined ? {} : { status };
      const [rows, total] = await Promise.all([
        listDeliveries(db, filter, { offset: (page - 1) * limit, limit }),
        countDeliveries(db, filter),
      ]);
      const totalPages = Math.ceil(total / limit);
      return { deliveries: rows.map(deliveryOf), total, page, limit, totalPages };
    }),
    serve(contract.resendDelivery, async ({ params: { id } }) => {
      const queued = await updateToQueuedAgain(db, id, clock());
      if (!queued) throw refusalOf(await findDelivery(db, id));
      sendSoon();
      return deliveryOf(queued);
    }),
  ];
}

function refusalOf(delivery: DeliveryRow | null): Error {
  if (!delivery) return new NotFound('The message does not exist');
  if (delivery.order_deleted_at) return new Conflict(ORDER_DELETED, 'order-deleted');
  if (delivery.status === 'sent') return new Conflict('The message was sent', 'already-sent');
  if (delivery.text === '') return new Conflict('There is no text to send', 'nothing-to-send');
  return new Conflict('The message is on its way', 'on-its-way');
}
