import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { defineEvent } from '@dahab/protocol/event.ts';
import { inHundredths, LARGEST_AMOUNT, numberField, timeField } from '@dahab/protocol/fields.ts';
import { limitField } from '@dahab/protocol/page.ts';
import { z } from 'zod';

const MOST_CHANGES = 1000;

/** EGP that the shop pays for a gram of old gold of 21 karat; null: it did not say. */
const buyPrice21k = z.number().nullable();

/** `updatedAt: null` until the shop sets it for the first time. */
export const buyingPriceSchema = z.object({ buyPrice21k, updatedAt: timeField.nullable() }).meta({
  id: 'BuyingPrice',
  examples: [{ buyPrice21k: 3900, updatedAt: '2026-02-01T10:00:00.000Z' }],
});

export type BuyingPrice = z.infer<typeof buyingPriceSchema>;

/** Null or an empty field takes the price back. */
export const buyingPriceInputSchema = z
  .object({
    buyPrice21k: z.preprocess(
      (value) => (value === '' ? null : value),
      numberField(
        (number) =>
          inHundredths(
            number
              .min(0, 'Buying price cannot be negative')
              .max(LARGEST_AMOUNT, 'Buying price is too large'),
            'Buying price can have at most 2 decimals',
          ),
        'Buying price must be a number',
      ).nullable(),
    ),
  })
  .meta({ id: 'BuyingPriceInput', examples: [{ buyPrice21k: 3900 }] });

export type BuyingPriceInput = z.infer<typeof buyingPriceInputSchema>;

/** What the shop pays is for its staff: the selling price beside it is open to all. */
export const getBuyingPrice = defineEndpoint({
  method: 'GET',
  path: '/api/gold-price-settings/buying',
  access: 'admin',
  summary: 'What the shop pays for a gram of old gold',
  response: buyingPriceSchema,
});

export const setBuyingPrice = defineEndpoint({
  method: 'PUT',
  path: '/api/gold-price-settings/buying',
  access: 'admin',
  summary: 'Sets what the shop pays for a gram of old gold',
  body: buyingPriceInputSchema,
  response: buyingPriceSchema,
});

export const buyingPriceChangeSchema = z
  .object({
    id: z.number().int(),
    buyPrice21k,
    /** Null when the shop itself set it, as in demo data. */
    changedBy: z.number().int().nullable(),
    changedAt: timeField,
  })
  .meta({ id: 'BuyingPriceChange' });

export type BuyingPriceChange = z.infer<typeof buyingPriceChangeSchema>;

export const listBuyingPriceChanges = defineEndpoint({
  method: 'GET',
  path: '/api/gold-price-history/buying',
  access: 'admin',
  summary: 'Every change of the buying price, newest first',
  query: z.object({ limit: limitField(MOST_CHANGES).default(100) }),
  response: z.object({ changes: z.array(buyingPriceChangeSchema) }),
});

export const buyingPriceChanged = defineEvent({
  name: 'pricing.buying-price-changed',
  version: 1,
  summary: 'The shop pays another price for old gold',
  heardBy: ['identity'],
  payload: z.object({ buyPrice21k, before: buyPrice21k, updatedAt: timeField }),
});
