import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { karats } from '@dahab/pricing/contract/price.ts';
import { z } from 'zod';
import { dayField } from './order-filters.ts';
import { paymentMethods } from './settlement.ts';

/**
 * A day at the till, EGP and grams. Voided orders are counted apart and nowhere else. `sales` is the
 * sum of the orders' totals, so `due = sales − tradeInTotal`, which the amounts of `byMethod` sum up
 * to: `unspecified` is what nobody said how it was paid. Of karats and methods only those that
 * occurred are listed; the karats' sales are at the prices of the lines, before the discount.
 */
export const daySummarySchema = z
  .object({
    /** In Cairo, `YYYY-MM-DD`. */
    day: z.iso.date(),
    orders: z.number().int(),
    pieces: z.number().int(),
    subtotal: z.number(),
    discount: z.number(),
    sales: z.number(),
    tradeInTotal: z.number(),
    due: z.number(),
    /** Orders with a piece sold far from the shop's own price. */
    priceFlagged: z.number().int(),
    byKarat: z.array(
      z.object({
        karat: z.number().int(),
        pieces: z.number().int(),
        weight: z.number(),
        sales: z.number(),
      }),
    ),
    tradeInsByKarat: z.array(
      z.object({ karat: z.literal(karats), weight: z.number(), amount: z.number() }),
    ),
    byMethod: z.array(
      z.object({
        method: z.enum([...paymentMethods, 'unspecified']),
        amount: z.number(),
        orders: z.number().int(),
      }),
    ),
    voided: z.object({ orders: z.number().int(), total: z.number() }),
  })
  .meta({ id: 'DaySummary' });

export type DaySummary = z.infer<typeof daySummarySchema>;

export const getDaySummary = defineEndpoint({
  method: 'GET',
  path: '/api/orders/day-summary',
  access: 'admin',
  summary: 'What a day in Cairo came to, for closing the till; today when none is named',
  query: z.object({ day: dayField }),
  response: daySummarySchema,
});
