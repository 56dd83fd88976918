import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { defineEvent } from '@dahab/protocol/event.ts';
import { inHundredths, LARGEST_AMOUNT, numberField, timeField } from '@dahab/protocol/fields.ts';
import { z } from 'zod';

/** EGP per gram. Zeros and `updatedAt: null` until the shop sets its price for the first time. */
export const goldPriceSettingsSchema = z
  .object({
    basePrice21k: z.number(),
    marginPerGram: z.number(),
    updatedAt: timeField.nullable(),
  })
  .meta({ id: 'GoldPriceSettings' });

export type GoldPriceSettings = z.infer<typeof goldPriceSettingsSchema>;

/** EGP per gram with at most two decimals: a third is refused, because money is not cut silently. */
export const goldPriceInputSchema = z
  .object({
    basePrice21k: numberField(
      (number) =>
        inHundredths(
          number
            .min(0, 'Base price cannot be negative')
            .max(LARGEST_AMOUNT, 'Base price is too large'),
          'Base price can have at most 2 decimals',
        ),
      'Base price must be a number',
    ),
    marginPerGram: numberField(
      (number) =>
        inHundredths(
          number
            .min(0, 'Margin per gram cannot be negative')
            .max(LARGEST_AMOUNT, 'Margin per gram is too large'),
          'Margin per gram can have at most 2 decimals',
        ),
      'Margin per gram must be a number',
    ),
  })
  .meta({ id: 'GoldPriceInput', examples: [{ basePrice21k: 4000, marginPerGram: 50 }] });

export type GoldPriceInput = z.infer<typeof goldPriceInputSchema>;

export const getGoldPriceSettings = defineEndpoint({
  method: 'GET',
  path: '/api/gold-price-settings',
  access: 'public',
  summary: 'The gold price that all prices are computed from',
  response: goldPriceSettingsSchema,
});

export const setGoldPriceSettings = defineEndpoint({
  method: 'PATCH',
  path: '/api/gold-price-settings',
  access: 'admin',
  summary: 'Sets the gold price and the general margin',
  body: goldPriceInputSchema,
  response: goldPriceSettingsSchema,
});

export const goldPriceChanged = defineEvent({
  name: 'pricing.gold-price-changed',
  version: 1,
  summary: 'The shop set another gold price or general margin',
  heardBy: ['identity', 'notifier'],
  payload: goldPriceSettingsSchema.extend({
    updatedAt: timeField,
    /** What held until then; absent in what was told before this was. */
    before: goldPriceSettingsSchema.omit({ updatedAt: true }).optional(),
  }),
});
