import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { timeField } from '@dahab/protocol/fields.ts';
import { daysField, limitField } from '@dahab/protocol/page.ts';
import { z } from 'zod';

const MOST_CHANGES = 1000;

/** What the gold price was set to, by whom and when. EGP per gram. */
export const goldPriceChangeSchema = z
  .object({
    id: z.number().int(),
    basePrice21k: z.number(),
    marginPerGram: z.number(),
    /** Null when the shop itself set it, as in demo data. */
    changedBy: z.number().int().nullable(),
    changedAt: timeField,
  })
  .meta({ id: 'GoldPriceChange' });

export type GoldPriceChange = z.infer<typeof goldPriceChangeSchema>;

export const listGoldPriceChanges = defineEndpoint({
  method: 'GET',
  path: '/api/gold-price-history',
  access: 'admin',
  summary: 'Every change of the gold price, newest first',
  query: z.object({ limit: limitField(MOST_CHANGES).default(100) }),
  response: z.object({ changes: z.array(goldPriceChangeSchema) }),
});

/** The price that a day in Cairo ended with, or stands at; EGP per gram of 21 karat. */
export const dayPriceSchema = z
  .object({
    /** `YYYY-MM-DD`. */
    day: z.iso.date(),
    basePrice21k: z.number(),
  })
  .meta({ id: 'DayPrice' });

export type DayPrice = z.infer<typeof dayPriceSchema>;

/** Days before the shop first set a price are left out. */
export const listDailyPrices = defineEndpoint({
  method: 'GET',
  path: '/api/gold-price-history/daily',
  access: 'admin',
  summary: 'The gold price of each of the last days in Cairo, today included, oldest first',
  query: z.object({ days: daysField.default(30) }),
  response: z.object({ days: z.array(dayPriceSchema) }),
});
