import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { daysField } from '@dahab/protocol/page.ts';
import { z } from 'zod';

export const daySalesSchema = z
  .object({
    /** In Cairo, `YYYY-MM-DD`. */
    day: z.iso.date(),
    orders: z.number().int(),
    /** EGP. */
    sales: z.number(),
  })
  .meta({ id: 'DaySales' });

export type DaySales = z.infer<typeof daySalesSchema>;

/** Days without a sale are there too, with zeros. Deleted orders do not count. */
export const listDailySales = defineEndpoint({
  method: 'GET',
  path: '/api/orders/daily-sales',
  access: 'admin',
  summary: 'What was sold on each of the last days in Cairo, today included, oldest first',
  query: z.object({ days: daysField.default(30) }),
  response: z.object({ days: z.array(daySalesSchema) }),
});
