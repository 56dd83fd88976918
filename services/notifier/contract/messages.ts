import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { idField, LARGEST_AMOUNT, numberField, timeField } from '@dahab/protocol/fields.ts';
import { limitField, pageField } from '@dahab/protocol/page.ts';
import { z } from 'zod';
import { channelField, secretField, templateField } from './telegram-settings.ts';
import { priceVariables } from './template.ts';

/** What is absent, empty or masked is taken from the stored settings. */
export const priceMessageInputSchema = z
  .object({
    channelId: channelField,
    botToken: secretField,
    goldPriceApiKey: secretField,
    messageTemplate: templateField(priceVariables),
    /** EGP per gram as entered; absent: the shop's current price. */
    price21k: z.preprocess(
      (value) => (value === '' ? null : value),
      numberField((number) =>
        number.min(0, 'The price cannot be negative').max(LARGEST_AMOUNT, 'The price is too large'),
      ).nullish(),
    ),
  })
  .meta({ id: 'PriceMessageInput' });

export type PriceMessageInput = z.infer<typeof priceMessageInputSchema>;

export const previewMessage = defineEndpoint({
  method: 'POST',
  path: '/api/telegram/preview-message',
  access: 'admin',
  summary: 'The price message as it would be sent',
  body: priceMessageInputSchema,
  response: z.object({
    preview: z.string(),
    /** Variables of the template that could not be filled; they show as an em dash. */
    missing: z.array(z.enum(priceVariables)),
  }),
});

/**
 * Sends the price message at once. Refusals of Telegram are 400 with what to do about them; 429 with
 * Retry-After when the channel has had too many; 502 `telegram-unreachable` when it surely was not
 * sent, 502 `telegram-uncertain` when it may have been.
 */
export const sendMessage = defineEndpoint({
  method: 'POST',
  path: '/api/telegram/send-message',
  access: 'admin',
  summary: 'Sends the price message to the channel',
  body: priceMessageInputSchema,
  response: z.object({
    success: z.literal(true),
    /** Telegram's own id of the message. */
    messageId: z.number().int(),
  }),
  refusals: {
    429: 'The channel has had too many messages',
    502: 'Telegram cannot be reached, or did not say whether it took the message',
  },
});

export const deliveryStatuses = [
  'queued',
  'sending',
  'sent',
  'failed',
  'uncertain',
  'skipped',
] as const;

export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Why a price message was written: by hand, at a time of the schedule, since the price changed. */
export const occasions = ['manual', 'schedule', 'change'] as const;

export type Occasion = (typeof occasions)[number];

export const deliverySchema = z
  .object({
    id: z.number().int(),
    kind: z.enum(['order', 'price']),
    orderId: z.number().int().nullable(),
    /** Of price messages; null of others. */
    occasion: z.enum(occasions).nullable(),
    /** The moment of the schedule that it is for. */
    scheduledFor: timeField.nullable(),
    status: z.enum(deliveryStatuses),
    /** Of failed, uncertain, skipped and postponed messages: why, and what to do. */
    reason: z.string().nullable(),
    channelId: z.string().nullable(),
    text: z.string(),
    attempts: z.number().int(),
    /** Telegram's own id of a sent message. */
    messageId: z.number().int().nullable(),
    /** Whether an admin may send it again: failed, uncertain or skipped, and its order stands. */
    canResend: z.boolean(),
    createdAt: timeField,
    sentAt: timeField.nullable(),
    /** Of queued messages: not before. */
    nextAttemptAt: timeField.nullable(),
  })
  .meta({ id: 'Delivery' });

export type Delivery = z.infer<typeof deliverySchema>;

export const listDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/telegram/deliveries',
  access: 'admin',
  summary: 'Every message to Telegram and what became of it, newest first',
  query: z.object({
    page: pageField.default(1),
    limit: limitField(100).default(10),
    status: z.enum(deliveryStatuses).optional(),
  }),
  response: z.object({
    deliveries: z.array(deliverySchema),
    total: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
    totalPages: z.number().int(),
  }),
});

/** Queues it again, to the channel of the current settings. 409 when it may not be sent again. */
export const resendDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/telegram/deliveries/:id/resend',
  access: 'admin',
  summary: 'Sends a message again that failed, was skipped, or may not have arrived',
  params: z.object({ id: idField }),
  response: deliverySchema,
  refusals: { 409: 'It was sent, is on its way, or its order was deleted' },
});
