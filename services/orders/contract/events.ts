import { defineEvent } from '@dahab/protocol/event.ts';
import { timeField } from '@dahab/protocol/fields.ts';
import { z } from 'zod';

const orderFact = z.object({
  orderId: z.number().int(),
  /** The sale's reference, under which catalog holds its stock. */
  reference: z.uuid(),
  customerId: z.number().int().nullable(),
  /** EGP. */
  total: z.number(),
});

export const orderPlaced = defineEvent({
  name: 'orders.order-placed',
  version: 1,
  summary: 'A sale was made; its stock is sold',
  heardBy: ['catalog', 'identity', 'notifier'],
  payload: orderFact.extend({
    /** Pieces, not lines. */
    itemCount: z.number().int(),
    placedAt: timeField,
  }),
});

export const orderDeleted = defineEvent({
  name: 'orders.order-deleted',
  version: 1,
  summary: 'A sale was voided; stock and totals go back',
  heardBy: ['catalog', 'identity', 'notifier'],
  payload: orderFact.extend({ deletedAt: timeField }),
});
